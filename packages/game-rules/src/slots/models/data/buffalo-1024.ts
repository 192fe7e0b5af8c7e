import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const buffalo1024: ModelData = {
  id: 'buffalo-1024',
  version: 1,
  name: 'Buffalo 1024',
  kind: 'ways',
  grid: { reels: 5, rows: 4 },
  betUnits: 50,
  pays: {
    top: { 3: 20, 4: 110, 5: 655 },
    high1: { 3: 15, 4: 65, 5: 305 },
    high2: { 3: 15, 4: 45, 5: 175 },
    high3: { 3: 10, 4: 35, 5: 130 },
    ace: { 3: 5, 4: 20, 5: 65 },
    king: { 3: 5, 4: 15, 5: 55 },
    queen: { 3: 5, 4: 15, 5: 45 },
    jack: { 3: 5, 4: 10, 5: 35 },
    ten: { 3: 5, 4: 10, 5: 35 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 50 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 2, retriggerCount: 5 },
  winCapX: 2_500,
  base: [
    'XAMLMJJKXXQLXKAKLHASAKJQKQQKAXHTTJQHMJJXAQL',
    'QJWAXXKKMHLXQQJQKJMAKXAXXJAMQAJQALKHSLAKTTHL',
    'AAKQLKKJHKHTTQMJAJMLAWLJKXQSKJQAAMQQJXLXXXXH',
    'QXALKMXAWHAJQXLJJAKJMXQKAHQAJJHLLXKXKTTQQMSK',
    'AXLQKQLXHXHWJLMJXKXJAMQLAQQKSKQAJLTTJXKKAAMJ',
  ],
  free: [
    'XQJKJLAKQLAKHSTTKAKXQMAQJXTTAQKLLJJJXMXHHAQXM',
    'JQXLJKAWQMQJXSJALAMWQHTTAKXKXXQTTXLAAJKHAHQMLKJ',
    'MQLQXTTXJJKWQALWAJKXXAJJAATJSAAQHKMQMKKXHQHXLLK',
    'QXQSQMTTWKJALKKJXKHAJLAKKAXXQQQQAMWMTTLXHJXJQAA',
    'AQKXJSLAMJMJQALAHJJJXQQMLAKWQXHKXXKQTTALTTKQKJW',
  ],
}
