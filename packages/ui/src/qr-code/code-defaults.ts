/** Default appearance of a code. */
export const codeDefaults = {
  /** On the page. */
  sizePx: 200,
  /** White around the code: cameras need about four of its dots. */
  marginPx: 20,
  /** Width of the picture in the middle, of the code's. */
  logoScale: 0.2,
  /** Of the card and of the picture on it. */
  cornerRadiusPx: 8,
  /** Width of a dark dot, of its place. */
  dotScale: 1,
  /** Lightness of 255 from which a picture that may have two tones only is white. */
  binarizeThreshold: 128,
} as const
