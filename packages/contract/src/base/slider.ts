/** Size of the slider's picture: what places are counted in. */
export const sliderPicture = { width: 320, height: 176 } as const
/** Size of the piece, in pixels of the picture. */
export const sliderPiece = { width: 60, height: 76 } as const
/** Pixels that one press of an arrow key moves the piece; a longer press of other keys moves a multiple of it. */
export const sliderKeyStep = 4
