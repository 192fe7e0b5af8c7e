import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cleanRichText,
  isSafeHref,
  parseRichText,
  plainText,
  type RichNode,
  readingMinutesOf,
  richTags,
  withAnchors,
} from './rich-text.ts'

describe('a text of the operator', () => {
  test.each([
    ['<p>Chào <b>bạn</b></p>', '<p>Chào <strong>bạn</strong></p>'],
    ['One\n\nTwo & three', '<p>One</p><p>Two &amp; three</p>'],
    ['<h1>Title</h1>text<ul><li>a<li>b</ul>', '<h2>Title</h2><p>text</p><ul><li>a</li><li>b</li></ul>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<ul><li>a<ul><li>inner</ul><li>b</ul>', '<ul><li>a<ul><li>inner</li></ul></li><li>b</li></ul>'],
    ['1 < 2 &lt; 3', '<p>1 &lt; 2 &lt; 3</p>'],
    ['a <!-- note --> b<br/>c', '<p>a  b<br>c</p>'],
    ['<font color=red>red</font>', '<p>red</p>'],
    [
      '<a href="/promotions?x=1&amp;y=2">go</a>',
      '<p><a href="/promotions?x=1&amp;y=2" rel="noopener noreferrer">go</a></p>',
    ],
  ])('%s keeps what is allowed', (html, clean) => {
    expect(cleanRichText(html)).toBe(clean)
  })

  test.each([
    ['<script>alert(1)</script>after', '<p>after</p>'],
    ['<img src=x onerror=alert(1)>after', '<p>after</p>'],
    ['<p onclick="alert(1)" style="x">after</p>', '<p>after</p>'],
    ['<iframe src="//evil"></iframe>after', '<p>after</p>'],
    ['<SVG><script>alert(1)</script></SVG>after', '<p>after</p>'],
    ['<a href="javascript:alert(1)">after</a>', '<p>after</p>'],
    ['<a href="&#106;avascript:alert(1)">after</a>', '<p>after</p>'],
    ['<a href="java\tscript:alert(1)">after</a>', '<p>after</p>'],
    ['<a href="//evil.test">after</a>', '<p>after</p>'],
    ['<scr<script>x</script>ipt>after', '<p>xipt&gt;after</p>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<p title="><img src=x onerror=alert(1)>">after', '<p>after</p>'],
    ['<style>p{}', ''],
    ['<a title=">" href=javascript:alert(1)>after</a>', '<p>after</p>'],
    ['<svg><a href="/x">in</a></svg>after', '<p>after</p>'],
    ['<template><p>in</p></template>after', '<p>after</p>'],
  ])('%s cannot do anything', (html, clean) => {
    expect(cleanRichText(html)).toBe(clean)
  })

  test.each([
    ['https://example.com/a', true],
    ['/member/rewardCenter', true],
    ['#top', true],
    ['mailto:a@b.vn', true],
    ['tel:+84912345678', true],
    ['//evil.test', false],
    ['/\\evil.test', false],
    ['data:text/html,x', false],
    ['vbscript:x', false],
    ['', false],
  ])('the address %s is allowed: %s', (href, isAllowed) => {
    expect(isSafeHref(href)).toBe(isAllowed)
  })

  test('its words are one line', () => {
    expect(plainText('<h3>Tin</h3><p>một<br>hai</p><ul><li>ba</li></ul>')).toBe('Tin một hai ba')
  })

  test('its headings are reached by their words, or by the anchor behind them, and none by that of another', () => {
    const { nodes, headings } = withAnchors(
      parseRichText(
        '<h2>Nạp <em>tiền</em></h2><p>x</p><h3>Đợi bao lâu?</h3><h2>Giúp đỡ {#help}</h2><h2>Nạp tiền!</h2>',
      ),
    )
    expect(headings).toEqual([
      { anchor: 'nap-tien', text: 'Nạp tiền', level: 2 },
      { anchor: 'doi-bao-lau', text: 'Đợi bao lâu?', level: 3 },
      { anchor: 'help', text: 'Giúp đỡ', level: 2 },
      { anchor: 'nap-tien-2', text: 'Nạp tiền!', level: 2 },
    ])
    expect(nodes[3]).toEqual({ tag: 'h2', id: 'help', children: ['Giúp đỡ'] })
    expect(plainText('<h2>Giúp đỡ {#help}</h2>x')).toBe('Giúp đỡ x')
  })

  test('a page takes a minute to read at least, and one more for every 220 words', () => {
    expect(readingMinutesOf('một hai ba')).toBe(1)
    expect(readingMinutesOf(Array(660).fill('từ').join(' '))).toBe(3)
  })

  const soup = fc
    .array(
      fc.oneof(
        fc.string({ maxLength: 6 }),
        fc.constantFrom('<', '>', '"', '</', '<!--', '-->', '&lt;', '&#60;', '<p>', '</p>', '<li>', '<ul>', '</ul>'),
        fc.constantFrom(
          '<script>',
          '</script>',
          '<a href="',
          'javascript:',
          '<a href=/x>',
          '</a>',
          '<b onclick=',
          '\n\n',
        ),
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''))

  test('whatever is written, what is stored has only allowed tags and no attribute but a safe address', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const clean = cleanRichText(html)
        for (const [, name = '', attributes = ''] of clean.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)) {
          expect(richTags).toContain(name)
          if (attributes) expect(attributes).toMatch(/^ href="[^"<>]*" rel="noopener noreferrer"$/)
        }
        expect(clean.replace(/<\/?[a-z0-9]+(?: href="[^"<>]*" rel="noopener noreferrer")?>/g, '')).not.toMatch(/[<>]/)
      }),
    )
  })

  test('what was stored is read again as it was', () => {
    const shape = (nodes: readonly RichNode[]) => JSON.stringify(nodes)
    fc.assert(
      fc.property(soup, (html) => {
        const clean = cleanRichText(html)
        expect(shape(parseRichText(cleanRichText(clean)))).toBe(shape(parseRichText(clean)))
      }),
    )
  })

  test('a text five times as long takes about five times as long, whatever signs it is made of', () => {
    const pieces = ['<', '<a ', '<p>', '<ul><li>', '&', '<!--', '<script>', '</', '\n\n', '\n ', ' ', '{#a', '<b></i>']
    for (const piece of pieces)
      for (const draw of [
        (text: string) => void withAnchors(parseRichText(`<h2>a${text}b</h2>`)),
        (text: string) => void cleanRichText(text),
        (text: string) => void plainText(`x${text}y`),
      ]) {
        const short = msOf(() => draw(piece.repeat(20_000 / piece.length)))
        const long = msOf(() => draw(piece.repeat(100_000 / piece.length)))
        // A square of the length takes 25 times as long, and seconds; what is over at once proves nothing.
        expect(long, piece).toBeLessThan(Math.max(1_000, short * 12))
      }
  })
})

/** The quickest of five: nobody else's work is in it. */
const msOf = (work: () => void): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const startedAt = performance.now()
      work()
      return performance.now() - startedAt
    }),
  )
