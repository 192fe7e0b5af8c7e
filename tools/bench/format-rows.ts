import type { Bound, Measured } from './bench.ts'

/** Aligned lines `name  value  ratio  bound  ok|MISSED`, the heading first. */
export function formatRows(rows: Measured[]): string[] {
  const cells = [['', 'value', 'ratio', 'bound', ''], ...rows.map(cellsOf)]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  const align = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)
  return cells.map((line) => line.map(align).join('  ').trimEnd())
}

function cellsOf({ name, unit, value, ratio, bound, isMissed }: Measured): string[] {
  const verdict = isMissed ? 'MISSED' : 'ok'
  return [
    name,
    `${formatFigure(value)} ${unit}`,
    ratio === undefined ? '' : `${formatFigure(ratio)} x`,
    boundOf(bound, unit),
    bound ? verdict : '',
  ]
}

function boundOf(bound: Bound = {}, unit: string): string {
  const parts = [
    ['>=', bound.valueMin, unit],
    ['<=', bound.valueMax, unit],
    ['>=', bound.ratioMin, 'x'],
    ['<=', bound.ratioMax, 'x'],
  ]
  return parts.flatMap(([sign, figure, of]) => (figure === undefined ? [] : [`${sign} ${figure} ${of}`])).join(', ')
}

const formatFigure = (figure: number): string =>
  figure.toLocaleString('en-US', { maximumSignificantDigits: figure >= 1000 ? 5 : 3 })
