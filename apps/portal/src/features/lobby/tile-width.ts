/** Three tiles in sight on a phone, the reference width from a tablet up. */
export const tileWidth = 'clamp(104px, 29vw, 151px)'
