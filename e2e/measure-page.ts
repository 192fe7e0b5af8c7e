import { measurePage } from './support/measure-page.ts'

// `node measure-page.ts http://127.0.0.1:8080/`: what Lighthouse says of a page, as one line of JSON.
const [, , url = ''] = process.argv
process.stdout.write(JSON.stringify(await measurePage(url)))
