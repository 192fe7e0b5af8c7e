/** Every word the components say by themselves, with the values they put into it. */
const uiTextKeys = [
  'close',
  'loading',
  'busy',
  'retry',
  'required',
  'optional',
  'showPassword',
  'hidePassword',
  'otpSlot', // {{index}} {{total}}
  'clear',
  'chooseOne',
  'noMatches',
  'decrease',
  'increase',
  'remove', // {{label}}: the chip that takes a filter away.
  'notifications',
  'amountHidden',
  'amountUnclear',
  'amountWhole',
  'amountFine', // {{decimals}}
  'amountUnread',
  'hideBalance',
  'showBalance',
  'refreshBalance',
  'balanceAsOf', // {{time}}
  'playGame', // {{name}}
  'play',
  'tryGame',
  'addFavourite', // {{name}}
  'removeFavourite', // {{name}}
  'badgeNew',
  'badgeLive',
  'badgeJackpot',
  'badgeHot',
  'maintenance',
  'maintenanceUntil', // {{time}}
  'gameFacts', // {{name}}
  'facts',
  'rtp', // {{percent}}
  'stepDone',
  'stepNow',
  'stepLater',
  'stepFailed',
  'tableEmpty',
  'tableError',
  'filteredEmpty',
  'clearFilters',
  'selectAll',
  'selectRow',
  'sortAscending',
  'sortDescending',
  'pages',
  'previousPage',
  'nextPage',
  'goToPage', // {{page}}
  'rangeOfTotal', // {{from}} {{to}} {{total}}
  'loadMore',
  'noMore',
  'previous',
  'next',
  'slideOf', // {{index}} {{total}}
  'pause',
  'resume',
  'closeNotice',
  'chartView',
  'tableView',
  'lightTheme',
  'darkTheme',
  'language',
  'searchLanguage',
  'skipToContent',
] as const

export type UiTextKey = (typeof uiTextKeys)[number]

/** Apps fill it from their catalogues (namespace `ui`); `{{name}}` marks a value put in by the component. */
export type UiText = Record<UiTextKey, string>

/** Collects the words of the components; `translate` gives a catalogue's text with its {{marks}} left in. */
export function uiTextFrom(translate: (key: UiTextKey) => string): UiText {
  const entries = uiTextKeys.map((key) => [key, translate(key)])
  return Object.fromEntries(entries)
}

/** Puts values into `{{name}}` marks; a mark without a value stays visible so that it is noticed. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (mark, key: string) => String(values[key] ?? mark))
}
