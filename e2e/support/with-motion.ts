import type { PlaywrightTestOptions } from '@playwright/test'

type ContextOptions = PlaywrightTestOptions['contextOptions']

/** For `test.use` of a file: at the desk its pages move. */
export const withMotion = {
  contextOptions: async (
    { isMobile }: { isMobile: boolean },
    use: (options: ContextOptions) => Promise<void>,
  ): Promise<void> => use({ reducedMotion: isMobile ? 'reduce' : 'no-preference' }),
}
