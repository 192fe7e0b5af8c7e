import type { UiText } from '../src/provider/ui-text.ts'

const catalogues = import.meta.glob<UiText>('../../i18n/locales/*/ui.json', { eager: true, import: 'default' })

/** A few words of Arabic, enough to see a component from right to left. */
const arabic: Partial<UiText> = {
  close: 'إغلاق',
  busy: 'جارٍ التنفيذ',
  retry: 'إعادة المحاولة',
  optional: 'اختياري',
  chooseOne: 'اختر واحداً',
  amountHidden: 'المبلغ مخفي',
  play: 'العب الآن',
  tryGame: 'تجربة',
  badgeNew: 'جديد',
  badgeLive: 'مباشر',
  badgeJackpot: 'جاكبوت',
  badgeHot: 'رائج',
  maintenanceUntil: 'صيانة حتى {{time}}',
  tableEmpty: 'لا شيء هنا بعد',
  filteredEmpty: 'لا نتائج بهذه المرشحات',
  clearFilters: 'مسح المرشحات',
  rangeOfTotal: '{{from}}–{{to}} من {{total}}',
  loadMore: 'المزيد',
  searchLanguage: 'ابحث عن لغة',
}

/** The words of the product's own catalogues, for stories and tests. */
export function textFor(lang: string): UiText {
  const text = catalogues[`../../i18n/locales/${lang === 'ar' ? 'en' : lang}/ui.json`]
  if (!text) throw new Error(`no ui catalogue for ${lang}`)
  return lang === 'ar' ? { ...text, ...arabic } : text
}
