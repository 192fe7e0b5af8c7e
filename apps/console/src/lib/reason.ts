/** Bounds of a reason, in characters; the contract's own. */
export const reasonLengthMin = 3
export const reasonLengthMax = 280

export const isReason = (text: string): boolean => text.trim().length >= reasonLengthMin
