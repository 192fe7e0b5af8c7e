import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { inUi } from '../test/in-ui.tsx'
import { Money } from './money.tsx'

const render = (money: React.ReactElement) => renderToStaticMarkup(inUi(money))

describe('an amount on screen', () => {
  it('puts decimals and unit one step calmer', () => {
    expect(render(<Money amount="1250.00" currency="VND" />)).toContain('1.250<i>,00\u00a0</i><i dir="auto">₫</i>')
  })

  it('keeps the space before a written unit outside of it, so that a word from right to left stays apart from its figure', () => {
    expect(render(<Money amount="510.00" currency="قطعة" decimals={0} />)).toContain('510\u00a0<i dir="auto">قطعة</i>')
  })

  it('[R9.23] shows a winning without decimals, cut towards zero', () => {
    const won = render(<Money amount="1234.56" currency="VND" decimals={0} />)
    expect(won).toContain('1.234')
    expect(won).not.toMatch(/,|56/)
  })

  it('shows colour only for profit and loss, and grey for zero', () => {
    expect(render(<Money amount="5.00" currency="VND" decimals={0} signed />)).toContain('data-sign="up"')
    expect(render(<Money amount="-5.00" currency="VND" decimals={0} signed />)).toContain('data-sign="down"')
    expect(render(<Money amount="-0.40" currency="VND" decimals={0} signed />)).toContain('data-sign="zero"')
    expect(render(<Money amount="5.00" currency="VND" />)).not.toContain('data-sign')
  })

  it('leaves no trace of a hidden amount in the page', () => {
    const html = render(<Money amount="12480500.00" currency="VND" hidden />)
    expect(html).not.toMatch(/\d/)
    expect(html).toContain('Số tiền đang ẩn')
  })
})
