export { allDrawings } from './drawings.ts'
export { filesOf, isOfFirstPage, planDrawing } from './plan.ts'
export { renderAll } from './render-plan.ts'
