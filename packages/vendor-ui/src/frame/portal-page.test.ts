import { expect, it, vi } from 'vitest'
import { safeStorage } from '../lib/safe-storage.ts'
import { createPortalPage } from './portal-page.ts'

const memory = () =>
  safeStorage(() => {
    throw new Error('storage is forbidden in this sandbox')
  })

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
  const portal = createPortalPage(page, memory())
  portal.tell({ type: 'fairground.ready' })
  expect(parent.postMessage).not.toHaveBeenCalled()
  portal.settle({ lobbyUrl: 'https://fair.example/rng', cashierUrl: 'https://fair.example/deposit' })
  portal.tell({ type: 'fairground.ready' })
  expect(parent.postMessage).toHaveBeenCalledWith({ type: 'fairground.ready' }, 'https://fair.example')
})

it('finds the way back before a session was opened, from the page that frames it', () => {
  const { page, parent, open } = fakePage('https://fair.example')
  createPortalPage(page, memory()).exit()
  expect(parent.postMessage).toHaveBeenCalledWith({ type: 'fairground.exit' }, 'https://fair.example')
  expect(open).toHaveBeenCalledWith('https://fair.example', '_top')
})

it('leaves the place of the cashier to the portal that frames it', () => {
  const { page, parent, open } = fakePage('https://fair.example')
  createPortalPage(page, memory()).openCashier()
  expect(parent.postMessage).toHaveBeenCalledWith({ type: 'fairground.cashier' }, 'https://fair.example')
  expect(open).not.toHaveBeenCalled()
})

it('knows the way back of a game that was opened alone from an earlier session', () => {
  const storage = memory()
  const { page, open } = fakePage()
  Object.assign(page, { parent: page })
  createPortalPage(page, storage).settle({
    lobbyUrl: 'https://fair.example/rng',
    cashierUrl: 'https://fair.example/deposit',
  })
  createPortalPage(page, storage).exit()
  expect(open).toHaveBeenCalledWith('https://fair.example/rng', '_top')
})
