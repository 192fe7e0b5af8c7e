export interface SourceRule {
  name: string
  /** Paths, relative to the repository, of the files it is about. */
  files: RegExp
  forbidden: RegExp
  instead: string
}

export interface Finding {
  rule: string
  file: string
  line: number
  text: string
  instead: string
}

const screens =
  /^(apps\/(portal|console|game-client|lottery-client|sportsbook-client)|packages\/(ui|vendor-ui))\/.+\.(tsx?|css)$/
const appCode =
  /^(apps\/(portal|console|game-client|lottery-client|sportsbook-client)|packages\/vendor-ui)\/src\/(?!.*\.test\.tsx?$).+\.tsx?$/
const outcomeCode =
  /^(packages\/(game-rules|fairness|vendor-kit)|apps\/(game-server|server)|examples\/[^/]+)\/src\/(?!.*\.test\.ts$).+\.ts$/

const side = '(left|right)'
// A class as Tailwind spells it: after a quote, a space or a variant's colon, and never inside a longer word.
const physicalClass = [
  '-?[mp][lr]-[\\w[]',
  'scroll-[mp][lr]-[\\w[]',
  `-?${side}-[\\w[]`,
  `(text|float|clear|origin)-${side}`,
  'border-[lr](-|$|[\\s"\'`])',
  'rounded-([lr]|[tb][lr])(-|$|[\\s"\'`])',
].join('|')
const physicalProperty = `(^|[\\s;{])((margin|padding|border)-${side}(-\\w+)*|${side}|(text-align|float|clear)(?=:\\s*${side}))\\s*:`

/** What no linter of ours knows: chance, direction, and how figures are read. */
export const sourceRules: SourceRule[] = [
  {
    name: 'chance-is-provable',
    files: outcomeCode,
    forbidden: /\bMath\s*(\?\.|\.)\s*random\b|\bMath\s*\[\s*['"`]random/,
    instead: 'take a draw of packages/fairness, or randomBytes for a secret',
  },
  {
    name: 'typed-amounts-are-read-in-one-place',
    files: appCode,
    forbidden:
      /(?<!Number\.)\bparseFloat\(|\bNumber\(\s*(\w+\.)*(typed|digits|amount|feeRate|rate|price|stake)[).]|\.replace(All)?\(\s*(['"],['"]|\/,\/g?)\s*,/i,
    instead: 'read it with readTypedAmount, amountOfTyped or basisPointsOfTyped of packages/money',
  },
  {
    name: 'figures-and-days-have-one-style',
    files:
      /^(apps|packages)\/[^/]+\/src\/(?!.*\.test\.tsx?$)(?!.*(date-format|number-format|separators)\.ts$)(?!texts\.ts$).+\.tsx?$/,
    // The Swedish form is that of days in records, not of a screen; 'en' only asks whether a zone exists.
    forbidden:
      /\.toLocale(Date|Time)?String\(|\bIntl\s*\.\s*(Number|DateTime|RelativeTime)Format\((?!\s*(['"](sv-SE|en)['"]|\)))/,
    instead: 'use dateFormat or relativeFormat of packages/i18n, numberFormat or formatMoney of packages/money',
  },
  {
    name: 'windows-are-of-one-kind',
    files:
      /^(apps\/(portal|console|game-client|lottery-client|sportsbook-client)|packages\/(ui|vendor-ui))\/src\/(?!dialog\/)(?!.*\.(test|stories)\.tsx?$).+\.tsx?$/,
    forbidden:
      /<dialog\b|\.showModal\(|\baria-modal\b|(?<!\[)\brole=[{"'`\s]*(alert)?dialog|\bbase-ui\/react\/(alert-dialog|dialog|drawer)\b/,
    instead: 'open it with Dialog or Drawer of packages/ui, which keep the focus and give it back',
  },
  {
    name: 'class-has-no-side',
    files: screens,
    forbidden: new RegExp(`(?<=["'\`\\s:!])(${physicalClass})`),
    instead: 'use ms- me- ps- pe- start- end- text-start text-end border-s border-e rounded-s rounded-e',
  },
  {
    name: 'style-has-no-side',
    files: /^(apps\/(portal|console|game-client|lottery-client|sportsbook-client)|packages\/(ui|vendor-ui))\/.+\.css$/,
    forbidden: new RegExp(physicalProperty),
    instead: 'use margin-inline-start, padding-inline-end, inset-inline-start, text-align: start …',
  },
  {
    name: 'style-has-no-side',
    files: /^(apps\/(portal|console|game-client|lottery-client|sportsbook-client)|packages\/(ui|vendor-ui))\/.+\.tsx$/,
    forbidden: new RegExp(
      `\\b((margin|padding|border)(Left|Right)\\w*|${side}|(textAlign|float)(?=:\\s*['"]${side}))\\s*:\\s*['"\`\\d$]`,
    ),
    instead: 'use marginInlineStart, insetInlineStart, textAlign: "start" …',
  },
]

/** Lines of one file that break a rule; comments do not count. */
export function findInSource(file: string, source: string): Finding[] {
  const lines = withoutComments(source).split('\n')
  return sourceRules
    .filter((rule) => rule.files.test(file))
    .flatMap((rule) =>
      lines.flatMap((text, at) => (rule.forbidden.test(text) ? [findingOf(rule, file, at + 1, text)] : [])),
    )
}

function findingOf(rule: SourceRule, file: string, line: number, text: string): Finding {
  return { rule: rule.name, file, line, text: text.trim(), instead: rule.instead }
}

/** Keeps every line break, so that line numbers stay true. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '))
}
