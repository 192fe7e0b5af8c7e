/** 9650 basis points as `96.5%` in the order and signs of the locale. */
export function formatRtp(rtpBp: number, locale: string): string {
  const percent = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  })
  return percent.format(rtpBp / 10_000).replace(/[\u200e\u200f\u061c]/g, '')
}
