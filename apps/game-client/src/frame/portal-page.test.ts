import { expect, it, vi } from 'vitest'
import { createPortalPage } from './portal-page.ts'

const fakePage = (ancestor?: string) => {
  const parent = { postMessage: vi.fn() }
  const open = vi.fn()
  const page = {
    parent,
    open,
    location: { ancestorOrigins: ancestor ? [ancestor] : [] },
    document: { referrer: '' },
    setTimeout: (work: () => void) => work(),
  }
  return { parent, open, page: page as unknown as Window }
}

it('tells the portal only at the exact origin of the lobby', () => {
  const { page, parent } = fakePage()
  const portal = createPortalPage(page)
  portal.tell({ type: 'fairground.ready' })
  expect(parent.postMessage).not.toHaveBeenCalled()
  portal.settle({ lobbyUrl: 'https://fair.example/rng', cashierUrl: 'https://fair.example/deposit' })
  portal.tell({ type: 'fairground.ready' })
  expect(parent.postMessage).toHaveBeenCalledWith({ type: 'fairground.ready' }, 'https://fair.example')
})

it('finds the way back before a session was opened, from the page that frames it', () => {
  const { page, parent, open } = fakePage('https://fair.example')
  createPortalPage(page).exit()
  expect(parent.postMessage).toHaveBeenCalledWith({ type: 'fairground.exit' }, 'https://fair.example')
  expect(open).toHaveBeenCalledWith('https://fair.example', '_top')
})

it('leaves the place of the cashier to the portal that frames it', () => {
  const { page, parent, open } = fakePage('https://fair.example')
  createPortalPage(page).openCashier()
  expect(parent.postMessage).toHaveBeenCalledWith({ type: 'fairground.cashier' }, 'https://fair.example')
  expect(open).not.toHaveBeenCalled()
})
