/** Waters of the fishing rooms, by their levels. */
export const waterLooks = ['shallow', 'reef', 'deep'] as const
export type WaterLook = (typeof waterLooks)[number]

/** What swims there, by the names of the rules. */
export const fishPictures = [
  ...['sardine', 'shrimp', 'tropical-fish', 'clownfish', 'spiral-shell', 'goldfish', 'lobster', 'crab', 'blowfish'],
  ...['squid', 'jellyfish', 'turtle', 'dolphin', 'octopus', 'seal', 'shark', 'whale', 'mermaid'],
  ...['giant-crab', 'crocodile', 'kraken', 'leviathan', 'dragon'],
] as const
export type FishPicture = (typeof fishPictures)[number]

/** One cannon per seat. */
export const cannonMetals = ['ruby', 'teal', 'violet', 'gold'] as const
export type CannonMetal = (typeof cannonMetals)[number]
