/** A clockwork rooster. Its name is a text; its weight is what stands on its plate: nothing is drawn by it. */
export type Bird = { readonly grams: number }

const count = 32

/** The 32 of every season, by their number. */
export const birds: readonly Bird[] = Array.from({ length: count }, (_, id) => ({
  grams: 1_900 + ((id * 53) % count) * 20,
}))
