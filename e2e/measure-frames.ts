import { measureFrames } from './support/measure-frames.ts'

// `node measure-frames.ts <address of a launched slot>`: what it asks of a browser, as one line of JSON.
const [, , url = ''] = process.argv
process.stdout.write(JSON.stringify(await measureFrames(url)))
