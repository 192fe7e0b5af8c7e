export { programFile } from './program-file.ts'
