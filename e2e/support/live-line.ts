import type { Page } from '@playwright/test'

/** Settles once the server has let the page into its live line, by the frame that Socket.IO begins with 40. */
export const liveLineJoined = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).startsWith('40') && resolve()),
    )
  })
