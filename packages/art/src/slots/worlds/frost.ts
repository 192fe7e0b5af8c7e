import type { World } from './world.ts'

/** The far north. */
export const frost: World = {
  high: ['noto:polar-bear', 'noto:wolf', 'noto:deer', 'noto:owl', 'noto:mammoth', 'noto:fox', 'noto:moose'],
  mid: ['noto:gem-stone', 'fluent:snowflake', 'game:crystal-cluster', 'noto:feather'],
  wild: ['fluent:snowflake', 'noto:wolf'],
  scatter: ['game:mountaintop', 'noto:snow-capped-mountain'],
  coin: ['game:snowflake-1', 'game:wolf-head', 'game:deer-head'],
  tokens: ['game:snowflake-1', 'game:crystal-cluster', 'game:wolf-head', 'game:deer-head', 'game:rune-stone'],
  setPieces: ['game:pine-tree', 'game:mountaintop'],
  particles: ['snow', 'spark'],
  grounds: ['frost', 'night', 'glass'],
}
