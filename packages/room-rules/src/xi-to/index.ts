export { compareXiTo, type XiToHand, xiToFirst, xiToHand } from './xi-to.ts'
