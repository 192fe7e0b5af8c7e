import type { Page } from '@playwright/test'

/** A button that guards against double clicks counts one press a second: a test presses it again after that. */
export const clickGuardOver = (page: Page): Promise<void> => page.waitForTimeout(1_100)
