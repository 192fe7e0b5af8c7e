export { pictures } from './bau-cua.ts'
export { likenessOf, markOfThrow, throwOfMark, throws } from './throws.ts'
