/** Names of the pictures of a stage, known without drawing any: who asks for another gets none. */
const names = new Set([
  'symbols',
  'hero',
  'hero-mirrored',
  'tall-place',
  'tall-reels',
  'tall-cabinet',
  'tall-logo',
  'wide-sky',
  'wide-mid',
  'wide-near',
  'wide-reels',
  'wide-cabinet',
  'wide-logo',
])

export const isStagePart = (name: string): boolean => names.has(name)
