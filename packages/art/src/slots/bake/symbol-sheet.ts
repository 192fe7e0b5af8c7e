/** Pixels of a symbol on the sheet: what the client's own sheet holds. */
export const symbolPixels = 224
export const sheetColumns = 5

export const sheetPlace = (index: number): { x: number; y: number } => ({
  x: (index % sheetColumns) * symbolPixels,
  y: Math.floor(index / sheetColumns) * symbolPixels,
})
