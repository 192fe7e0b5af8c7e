import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inUi } from '../test/in-ui.tsx'
import { RichText, type RichTextNode } from './rich-text.tsx'

const render = (nodes: readonly RichTextNode[]) => renderToStaticMarkup(inUi(<RichText nodes={nodes} />))

it('[R3.080] bold words and links are drawn, and what looks like a script is only text', () => {
  const html = render([
    { tag: 'p', children: ['See ', { tag: 'strong', children: ['this'] }, '<script>alert(1)</script>'] },
    { tag: 'p', children: [{ tag: 'a', href: 'https://example.com', children: ['out'] }] },
  ])
  expect(html).toContain('<strong>this</strong>')
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script')
  expect(html).toMatch(/<a href="https:\/\/example\.com" target="_blank" rel="noopener noreferrer"/)
})

it('a way inside the site stays in its page', () => {
  const html = render([{ tag: 'p', children: [{ tag: 'a', href: '/fairness', children: ['in'] }] }])
  expect(html).toContain('href="/fairness"')
  expect(html).not.toContain('_blank')
})

it('a heading stands where its anchor leads', () => {
  expect(render([{ tag: 'h2', id: 'help', children: ['Help'] }])).toContain('<h2 id="help">Help</h2>')
})
