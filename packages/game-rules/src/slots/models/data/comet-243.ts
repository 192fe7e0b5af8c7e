import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const comet243: ModelData = {
  id: 'comet-243',
  version: 1,
  name: 'Comet 243',
  kind: 'ways',
  grid: { reels: 5, rows: 3 },
  betUnits: 25,
  pays: {
    top: { 3: 30, 4: 160, 5: 975 },
    high1: { 3: 25, 4: 95, 5: 455 },
    high2: { 3: 20, 4: 65, 5: 260 },
    high3: { 3: 15, 4: 50, 5: 195 },
    ace: { 3: 10, 4: 30, 5: 95 },
    king: { 3: 10, 4: 25, 5: 80 },
    queen: { 3: 5, 4: 20, 5: 65 },
    jack: { 3: 5, 4: 15, 5: 50 },
    ten: { 3: 5, 4: 15, 5: 50 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 100 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 3, retriggerCount: 10 },
  winCapX: 5_000,
  base: [
    'XTTJQAALQMQJHQMSKLXAXHKXAJMQLJJKXQX',
    'QWAXJLJQQXXATTKQJHJXMXSKQKKMLXJMAHJQ',
    'JAAQKJAKQJQLAXMMJXSWQXXTTKJLHXLQMHKX',
    'QLAXHKXKXATTXSQXLJXMKQHQMWQJMLKAJJJA',
    'KAXAWAJHAKXQHQMKLXJSQXJXJJQMTTLXLKMJ',
  ],
  free: [
    'AXXXAJJMQAALKTTKKQMLHMJSHQXKTTLQQXJAX',
    'QXJSWKAQJTTMKJLMWALHXQXMXKLJQALAHXTTJKX',
    'HXJJAHJXLKQAXWKSMJQJQTTXATTKXAWLXQMLQMK',
    'SKTTHAXQMXQMKJAWJAQQMTTHKXJXJWXJLALKQLJ',
    'MMHJHXJWKQAJWSJATTAMTTJQLKXQKXXALLXKQXQ',
  ],
  buy: { costX: 51 },
}
