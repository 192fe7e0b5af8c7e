import { frameUrl, replayUrl } from '@fairground/contract/frame'
import { expect, it } from 'vitest'
import { takeLaunch } from './launch.ts'

function open(address: string) {
  const { pathname, search } = new URL(address)
  const page = { address: pathname + search }
  const replaceState = (_: unknown, __: string, url: string) => {
    page.address = url
  }
  const location = { pathname, search } as Location
  const launch = takeLaunch({ location, history: { replaceState } as unknown as History })
  return { launch, address: page.address }
}

it('takes the token of the launch link out of the address and leaves everything else in it', () => {
  const url = `${frameUrl('https://games.example', 'phuong-hoang-lua', 'a+b/c=')}&lang=vi`
  expect(open(url)).toEqual({
    launch: { gameId: 'phuong-hoang-lua', launchToken: 'a+b/c=' },
    address: '/play/phuong-hoang-lua?lang=vi',
  })
})

it('knows a reloaded page by its missing token', () => {
  expect(open('https://games.example/play/soi-trang').launch).toEqual({ gameId: 'soi-trang', launchToken: undefined })
})

it('takes the ticket of a replay out of the address too', () => {
  expect(open(replayUrl('https://games.example', 'soi-trang', 'v1.a-b_c.d'))).toEqual({
    launch: { gameId: 'soi-trang', launchToken: undefined, replayTicket: 'v1.a-b_c.d' },
    address: '/play/soi-trang',
  })
})
