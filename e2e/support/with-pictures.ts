import { browser } from '../browser.ts'

const { executablePath, args, env } = await browser()

/**
 * Pages of journeys come without pictures, which are a quarter of a page's work on a small machine. With `test.use`, for
 * journeys that look at pictures or need them; others may not ask for one.
 */
export const withPictures = { launchOptions: { executablePath, args, env: { ...process.env, ...env } } }
