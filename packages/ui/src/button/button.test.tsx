import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { inUi } from '../test/in-ui.tsx'
import { Button } from './button.tsx'

const render = (button: React.ReactElement) => renderToStaticMarkup(inUi(button))

describe('a button', () => {
  it('never sends a form unless it is told to', () => {
    expect(render(<Button>Nạp tiền</Button>)).toContain('type="button"')
    expect(render(<Button type="submit">Nạp tiền</Button>)).toContain('type="submit"')
  })

  it('says that it is busy, keeps its label and keeps focus', () => {
    const html = render(<Button busy>Nạp tiền</Button>)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toMatch(/ disabled=/)
    expect(html).toContain('Nạp tiền')
    expect(html).toContain('Đang xử lý')
  })
})
