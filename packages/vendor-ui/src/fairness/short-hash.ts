/** `9c41…e07b`: enough of a hash to compare at a glance. */
export const shortHash = (hash: string): string => (hash.length > 10 ? `${hash.slice(0, 4)}…${hash.slice(-4)}` : hash)
