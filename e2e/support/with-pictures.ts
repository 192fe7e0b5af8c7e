import { browser } from '../browser.ts'

const { executablePath, args, env } = await browser()

/**
 * Journeys load no pictures, which are a quarter of a page's work on a small machine. `test.use(withPictures)` is for those
 * that need them or look at the page.
 */
export const withPictures = { launchOptions: { executablePath, args, env: { ...process.env, ...env } } }
