import { quicknet } from '@fairground/fairness'
import { type CheckedLottery, checkLotteryProof } from '@fairground/lottery-rules/verify'
import { relays } from './relays.ts'
import { type Language, type Texts, texts } from './texts.ts'

// Whoever does not trust this page calls the same function: in a browser's console, or in Node on the script of this file.
Object.assign(globalThis, { fairgroundVerifier: { checkLotteryProof } })

function show(language: Language): void {
  const words = texts[language]
  document.documentElement.lang = language
  document.title = words.title
  const file = element('input', { type: 'file', accept: '.json,application/json', id: 'file' })
  const pasted = element('textarea', { id: 'paste', rows: '8', spellcheck: 'false' })
  const signature = element('input', { type: 'text', id: 'signature', spellcheck: 'false', autocomplete: 'off' })
  const result = element('section', { id: 'result', 'aria-live': 'polite' })
  const check = button(words.check, () => report(result, words, withSignature(pasted.value, signature.value)))
  const fetched = button(words.fetch, async () => {
    const found = await fetchSignature(roundOf(pasted.value))
    if (!found) return result.replaceChildren(paragraph('bad', words.noBeacon))
    signature.value = found
    report(result, words, withSignature(pasted.value, found))
  })
  check.className = 'main'
  const readFile = async () => {
    pasted.value = (await file.files?.item(0)?.text()) ?? ''
    report(result, words, withSignature(pasted.value, signature.value))
  }
  file.addEventListener('change', () => void readFile())
  const other: Language = language === 'vi' ? 'en' : 'vi'
  const switched = button(other === 'vi' ? 'Tiếng Việt' : 'English', () => show(other))
  const head = element('header', {}, element('h1', {}, words.title), switched)
  const fields = [
    labelled(words.file, file),
    labelled(words.paste, pasted),
    labelled(words.signature, signature, words.signatureHint),
    element('div', { class: 'row' }, check, fetched),
  ]
  document.body.replaceChildren(element('main', {}, head, paragraph('', words.lead), ...fields, result))
}

type Given = { readonly file?: unknown; readonly error?: string }

/** The file, with the signature that was typed in the place of its own. */
function withSignature(text: string, signature: string): Given {
  try {
    const file: unknown = JSON.parse(text)
    const typed = signature.trim().toLowerCase()
    const record = recordOf(file)
    if (typed === '' || !record) return { file }
    return { file: Object.assign({}, file, { record: { ...record, signature: typed } }) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function roundOf(text: string): number | undefined {
  const record = recordOf(withSignature(text, '').file)
  const round: unknown = record && Reflect.get(record, 'round')
  return typeof round === 'number' ? round : undefined
}

function recordOf(file: unknown): object | undefined {
  const record: unknown = typeof file === 'object' && file !== null ? Reflect.get(file, 'record') : undefined
  return typeof record === 'object' && record !== null ? record : undefined
}

/** From the first relay that answers; whether it is true is checked with everything else. */
async function fetchSignature(round: number | undefined): Promise<string | undefined> {
  if (round === undefined) return undefined
  for (const relay of relays) {
    try {
      const response = await fetch(`${relay}/${quicknet.chain}/public/${round}`)
      const answer: unknown = response.ok ? await response.json() : undefined
      const signature: unknown =
        typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'signature') : undefined
      if (typeof signature === 'string') return signature
    } catch {
      // The next relay may answer.
    }
  }
  return undefined
}

function report(result: HTMLElement, words: Texts, { file, error }: Given): void {
  const checked: CheckedLottery = error === undefined ? checkLotteryProof(file) : { isReadable: false, reason: error }
  if (!checked.isReadable) {
    result.replaceChildren(paragraph('bad', words.unreadable), paragraph('', checked.reason))
    return
  }
  const isFine = checked.faults.length === 0
  const faults = checked.faults.map((fault) => element('li', { 'data-fault': fault }, words.faults[fault]))
  const notes = [
    ...(checked.mode === 'recorded' ? [paragraph('note', words.recorded)] : []),
    ...(checked.mode === 'none' ? [paragraph('note', words.withoutBeacon)] : []),
  ]
  result.replaceChildren(
    paragraph(isFine ? 'good' : 'bad', isFine ? `✓ ${words.fine}` : `✗ ${words.faulty}`),
    ...(isFine ? [] : [element('ul', {}, ...faults)]),
    ...notes,
    table(words, checked),
  )
}

function table({ fields }: Texts, checked: Extract<CheckedLottery, { isReadable: true }>): HTMLElement {
  const rows: [string, unknown][] = [
    [fields.lottery, checked.lottery],
    [fields.drawNo, checked.drawNo],
    [fields.round, checked.round],
    [fields.beacon, checked.beacon],
    [fields.seed, checked.seed],
    [fields.draw, checked.draw === undefined ? undefined : drawText(checked.draw)],
    [fields.bets, checked.ticket?.bets],
    [fields.hits, checked.ticket?.hits],
    [fields.payout, checked.ticket?.payoutMinor],
  ]
  const told = rows.filter(([, value]) => value !== undefined)
  return element(
    'dl',
    {},
    ...told.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, String(value))]),
  )
}

/** One group to a line. */
function drawText(draw: unknown): string {
  if (typeof draw !== 'object' || draw === null) return String(draw)
  if (Array.isArray(draw)) return draw.join(' ')
  return Object.entries(draw)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(' ') : value}`)
    .join('\n')
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

function paragraph(className: string, text: string): HTMLElement {
  return element('p', className === '' ? {} : { class: className }, text)
}

function button(text: string, press: () => unknown): HTMLButtonElement {
  const made = element('button', { type: 'button' }, text)
  made.addEventListener('click', () => void press())
  return made
}

function labelled(text: string, field: HTMLElement, hint?: string): HTMLElement {
  const label = element('label', { for: field.id }, text)
  if (!hint) return element('div', { class: 'field' }, label, field)
  field.setAttribute('aria-describedby', `${field.id}-hint`)
  return element('div', { class: 'field' }, label, element('small', { id: `${field.id}-hint` }, hint), field)
}

if (typeof document !== 'undefined') show(navigator.language.startsWith('vi') ? 'vi' : 'en')
