import { expect, it, vi } from 'vitest'
import { handTicket } from './hand-ticket.ts'

it('hands a ticket to the origin of its address alone', () => {
  const frame = { postMessage: vi.fn() }
  handTicket(frame, 'https://games.example/desk/table-1?ticket=a%2Bb')
  expect(frame.postMessage).toHaveBeenCalledExactlyOnceWith(
    { type: 'fairground.desk-ticket', ticket: 'a+b' },
    'https://games.example',
  )
})

it('hands over nothing where there is no ticket or no frame', () => {
  const frame = { postMessage: vi.fn() }
  handTicket(frame, 'https://games.example/desk/table-1')
  handTicket(null, 'https://games.example/desk/table-1?ticket=a')
  expect(frame.postMessage).not.toHaveBeenCalled()
})
