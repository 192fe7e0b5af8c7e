import { expect, test } from 'vitest'
import { spokenIn } from './spoken-text.ts'

test.each([
  ['<p>Play now</p>', 'Play now'],
  ['<p>{name} played</p>', 'played'],
  ['<button aria-label="Close the menu" />', 'Close the menu'],
  ["<Field label={isNew ? 'New name' : t('name')} />", 'New name'],
  ["<p>{isOn ? 'On' : t('off')}</p>", 'On'],
  ['<>Đang tải</>', 'Đang tải'],
])('words without a catalogue are found: %s', (source, text) => {
  expect(spokenIn('page.tsx', `\nconst Page = () => ${source}`)).toEqual([{ line: 2, text }])
})

test.each([
  "<p>{t('play')}</p>",
  '<p className="text-ink">{count} × {amount}</p>',
  '<p>RTP 96 %</p>',
  '<input placeholder="https://…" />',
  "<Seg value='dark' options={[{ value: 'light', label: t('light') }]} />",
  'useState<string>() && a < b',
])('what needs no catalogue is not: %s', (source) => {
  expect(spokenIn('page.tsx', `const Page = () => ${source}`)).toEqual([])
})
