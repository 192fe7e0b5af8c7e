/** Every outcome of one spin: how many of the `stopCount` stop combinations pay `units` with this many scatters. */
export type SpinOutcome = { readonly units: number; readonly scatterCount: number; readonly ways: number }

export type SpinTable = { readonly stopCount: number; readonly outcomes: readonly SpinOutcome[] }
