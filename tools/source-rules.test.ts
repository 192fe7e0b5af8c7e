import { describe, expect, test } from 'vitest'
import { findInSource } from './source-rules.ts'

const screen = 'apps/portal/src/features/home/hero.tsx'
const rulesBrokenBy = (file: string, line: string) => findInSource(file, line).map((finding) => finding.rule)

describe('chance in outcome code', () => {
  test.each([
    'packages/game-rules/src/slots/spin.ts',
    'packages/fairness/src/stream.ts',
    'apps/game-server/src/rounds/play-round.ts',
    'apps/server/src/lib/ids.ts',
  ])('Math.random is found in %s', (file) => {
    expect(rulesBrokenBy(file, 'const roll = Math.random()')).toEqual(['chance-is-provable'])
    expect(rulesBrokenBy(file, "const roll = Math['random']()")).toEqual(['chance-is-provable'])
  })
  test('a word about it in a comment is not a use of it', () => {
    expect(
      findInSource('apps/server/src/lib/ids.ts', '// never Math.random\n/* nor\n Math.random() */\nconst id = 1'),
    ).toEqual([])
  })
  test('a test that shuffles its own calls, and a confetti effect in a screen, may use it', () => {
    expect(rulesBrokenBy('apps/server/src/features/games/play/protocol/psw.race.test.ts', 'Math.random()')).toEqual([])
    expect(rulesBrokenBy(screen, 'const angle = Math.random()')).toEqual([])
  })
})

describe('windows', () => {
  test.each([
    '<div role="dialog">',
    "<div role={'alertdialog'}>",
    '<dialog open>',
    'ref.current?.showModal()',
    '<div aria-modal="true">',
    "import { Dialog } from '@base-ui/react/dialog'",
  ])('%s is found in an app', (line) => {
    expect(rulesBrokenBy(screen, line)).toEqual(['windows-are-of-one-kind'])
    expect(rulesBrokenBy('packages/ui/src/page/page.tsx', line)).toEqual(['windows-are-of-one-kind'])
    expect(rulesBrokenBy('packages/ui/src/dialog/dialog.tsx', line)).toEqual([])
  })
  test.each(['<Dialog open>', 'document.querySelector(\'[role="dialog"]\')', 'aria-haspopup="dialog"'])(
    '%s is allowed',
    (line) => expect(rulesBrokenBy(screen, line)).toEqual([]),
  )
})

describe('figures and days on screens', () => {
  test.each([
    'value.toLocaleString()',
    "at.toLocaleDateString('vi')",
    'new Intl.NumberFormat(locale, { style: "percent" })',
    'new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" })',
    "new Intl.RelativeTimeFormat('th')",
  ])('%s is found', (line) => {
    expect(rulesBrokenBy(screen, line)).toEqual(['figures-and-days-have-one-style'])
    expect(rulesBrokenBy('apps/server/src/features/talk/inbox/message-params.ts', line)).toHaveLength(1)
  })
  test.each([
    "new Intl.DateTimeFormat('sv-SE', { timeZone })",
    'new Intl.DateTimeFormat().resolvedOptions()',
    'Intl.NumberFormat',
    'dateFormat(language)',
  ])('%s is allowed', (line) => expect(rulesBrokenBy(screen, line)).toEqual([]))
  test('the one place of each style may', () => {
    expect(rulesBrokenBy('packages/i18n/src/date-format.ts', 'new Intl.DateTimeFormat(tag)')).toEqual([])
  })
})

describe('amounts that people type', () => {
  test.each([
    'const units = Number(digits)',
    'const read = Number(typed)',
    'const share = parseFloat(text)',
    "const rate = Number(draft.feeRate.replace(',', '.'))",
    "text.replace(',', '.')",
    'Number(amount)',
  ])('%s is found in an app', (line) => {
    expect(rulesBrokenBy(screen, line)).toEqual(['typed-amounts-are-read-in-one-place'])
  })
  test.each(['Number(value)', 'Number(rank)', 'Number.parseFloat(rowGap)', 'Number(placeOf(index))'])(
    '%s is allowed',
    (line) => {
      expect(rulesBrokenBy(screen, line)).toEqual([])
    },
  )
  test('a test may reckon as it likes', () => {
    expect(rulesBrokenBy('apps/portal/src/lib/amount.test.ts', 'Number(amount)')).toEqual([])
  })
})

describe('physical directions in screens', () => {
  test.each([
    'ml-2',
    'md:pr-4',
    '-ml-1',
    'left-0',
    'text-left',
    'float-right',
    'border-l',
    'border-r-2',
    'rounded-tl-lg',
    'rounded-r',
    'right-[3px]',
    '!pl-2',
    'scroll-ml-2',
  ])('the class %s is found', (name) =>
    expect(rulesBrokenBy(screen, `<p className="flex ${name} gap-2">`)).toEqual(['class-has-no-side']),
  )
  test.each([
    'ms-2',
    'pe-4',
    'start-0',
    'text-start',
    'border-s',
    'rounded-se-lg',
    'html-entity',
    'leftover-2',
    'arrow-right',
    'border-line',
    'rounded-lg',
    'ph--caret-left',
  ])('the class %s is allowed', (name) =>
    expect(rulesBrokenBy(screen, `<p className="flex ${name} gap-2">`)).toEqual([]),
  )
  test.each([
    '  margin-left: 4px;',
    'left: 0;',
    '.a { padding-right: 2px }',
    '  text-align: right;',
    '  border-left-width: 1px;',
  ])('the property in "%s" is found in css', (line) =>
    expect(rulesBrokenBy('packages/ui/src/styles/base.css', line)).toEqual(['style-has-no-side']),
  )
  test.each(['  margin-inline-start: 4px;', '  inset-inline: 0;', '  text-align: start;', '  --fade-left: 2px;'])(
    'the property in "%s" is allowed in css',
    (line) => expect(rulesBrokenBy('packages/ui/src/styles/base.css', line)).toEqual([]),
  )
  test('a style object is read too', () => {
    expect(rulesBrokenBy(screen, "style={{ marginLeft: '4px' }}")).toEqual(['style-has-no-side'])
    expect(rulesBrokenBy(screen, "style={{ insetInlineStart: '4px' }}")).toEqual([])
  })
  test('the line is named', () => {
    expect(findInSource(screen, "const a = 1\nconst b = 'ml-1'\n")).toMatchObject([
      { file: screen, line: 2, text: "const b = 'ml-1'" },
    ])
  })
})
