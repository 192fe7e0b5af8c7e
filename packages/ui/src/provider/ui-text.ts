/**
 * Every word the components say by themselves. Apps fill it from their catalogues (namespace `ui`).
 * `{{name}}` marks a value put in by the component.
 */
export type UiText = {
  close: string
  loading: string
  busy: string
  retry: string
  required: string
  optional: string
  showPassword: string
  hidePassword: string
  /** {{index}} {{total}} */
  otpSlot: string
  clear: string
  chooseOne: string
  noMatches: string
  decrease: string
  increase: string
  /** {{label}}: the chip that takes a filter away. */
  remove: string
  notifications: string
  amountHidden: string
  hideBalance: string
  showBalance: string
  refreshBalance: string
  /** {{time}} */
  balanceAsOf: string
  /** {{name}} */
  playGame: string
  play: string
  tryGame: string
  /** {{name}} */
  addFavourite: string
  /** {{name}} */
  removeFavourite: string
  badgeNew: string
  badgeLive: string
  badgeJackpot: string
  badgeHot: string
  maintenance: string
  /** {{time}} */
  maintenanceUntil: string
  /** {{percent}} */
  rtp: string
  stepDone: string
  stepNow: string
  stepLater: string
  stepFailed: string
  tableEmpty: string
  tableError: string
  filteredEmpty: string
  clearFilters: string
  selectAll: string
  selectRow: string
  sortAscending: string
  sortDescending: string
  pages: string
  previousPage: string
  nextPage: string
  /** {{page}} */
  goToPage: string
  /** {{from}} {{to}} {{total}} */
  rangeOfTotal: string
  loadMore: string
  noMore: string
  previous: string
  next: string
  /** {{index}} {{total}} */
  slideOf: string
  pause: string
  resume: string
  closeNotice: string
  chartView: string
  tableView: string
  lightTheme: string
  darkTheme: string
  language: string
  searchLanguage: string
  skipToContent: string
}

export type UiTextKey = keyof UiText

/** Puts values into `{{name}}` marks; a mark without a value stays visible so that it is noticed. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (mark, key: string) => String(values[key] ?? mark))
}
