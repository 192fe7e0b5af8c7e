/** Typed text of a page, kept across a reload. */
export interface FieldDraft {
  /** Where it was typed. */
  path: string
  fields: TypedField[]
}

export interface TypedField {
  /** Which of the fields that are called so, in the order of the page. */
  nth: number
  name: string
  value: string
}

type TextField = HTMLInputElement | HTMLTextAreaElement

const selector = 'input, textarea'
/** Nothing secret is written anywhere, nor what only the person may choose again. */
const keptTypes = new Set(['text', 'search', 'tel', 'email', 'url', 'number', 'textarea'])
const fieldsMax = 60
const valueLengthMax = 20_000
const secretNames = /password|one-time-code|cc-/

const nameOf = (field: TextField): string =>
  field.name || field.id || field.getAttribute('aria-label') || field.placeholder || field.type

const isKept = (field: TextField): boolean =>
  keptTypes.has(field.type) && !field.readOnly && !field.disabled && !secretNames.test(field.autocomplete)

const textFields = (page: ParentNode): TextField[] =>
  [...page.querySelectorAll<TextField>(selector)].filter(isKept).slice(0, fieldsMax)

function named(page: ParentNode): { field: TextField; name: string; nth: number }[] {
  const counts = new Map<string, number>()
  return textFields(page).map((field) => {
    const name = nameOf(field)
    const nth = counts.get(name) ?? 0
    counts.set(name, nth + 1)
    return { field, name, nth }
  })
}

/** What was typed in the fields of a page, apart from secrets. */
export const draftOf = (page: ParentNode, path: string): FieldDraft => ({
  path,
  fields: named(page)
    .filter(({ field: { value } }) => value !== '' && value.length <= valueLengthMax)
    .map(({ field, name, nth }) => ({ name, nth, value: field.value })),
})

/** Types a draft into the fields that are there and empty. @returns what has no field yet */
export function typeDraft(page: ParentNode, fields: readonly TypedField[]): TypedField[] {
  const there = named(page)
  return fields.filter(({ name, nth, value }) => {
    const field = there.find((one) => one.name === name && one.nth === nth)?.field
    if (!field) return true
    if (field.value === '') type(field, value)
    return field.value !== value
  })
}

/** As if a person had typed it: what holds the form's state hears of it. */
function type(field: TextField, value: string): void {
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
