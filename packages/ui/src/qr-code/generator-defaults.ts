/**
 * What a code is drawn with when nothing else is asked for; drawn large and shown small, so that its dots are whole
 * pixels. Level M bears a small picture in the middle.
 */
export const generatorDefaults = { sizePx: 800, marginPx: 20, errorCorrectionLevel: 'M' } as const
