import { describe, expect, it } from 'vitest'
import { historyOf } from './history.ts'

const at = (minute: number) => `2026-11-21T03:0${minute}:00.000Z`

describe('the history of a withdrawal', () => {
  it('shows the first approval between request and decision, and the deciding one once', () => {
    const events = historyOf({
      timeline: [
        { state: 'submitted', at: at(0), by: 'hoasen88' },
        { state: 'approved', at: at(5), by: 'khoa' },
      ],
      approvals: [
        { username: 'trang', at: at(2) },
        { username: 'khoa', at: at(5) },
      ],
    })
    expect(events.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
      'submitted hoasen88',
      'approval trang',
      'approved khoa',
    ])
  })
})
