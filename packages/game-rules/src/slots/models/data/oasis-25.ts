import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const oasis25: ModelData = {
  id: 'oasis-25',
  version: 1,
  name: 'Oasis 25',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 25,
  lines: 'twentyFive',
  pays: {
    top: { 3: 75, 4: 625, 5: 7_500 },
    high1: { 3: 60, 4: 375, 5: 3_125 },
    high2: { 3: 50, 4: 250, 5: 1_500 },
    high3: { 3: 35, 4: 150, 5: 750 },
    ace: { 3: 20, 4: 75, 5: 310 },
    king: { 3: 20, 4: 60, 5: 250 },
    queen: { 3: 10, 4: 50, 5: 185 },
    jack: { 3: 10, 4: 35, 5: 150 },
    ten: { 3: 10, 4: 35, 5: 125 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 100 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 3, retriggerCount: 10 },
  winCapX: 5_000,
  base: [
    'LTTQKQJLLXXXHXXQMLJJQAMSKAXJAJMHKXQ',
    'MMJXXKKLXLQALHQKWHAJTTAXJQXQAMXKJSJQ',
    'XKKJALXQXQJMLJMHATTKHQXASQLLJWQAXKMJ',
    'QKLWKLXJXXXLJTTKKQAMJJAMMQAMXQXSQXJH',
    'QKMWATQAMXQSKJMQLLTTXXJXJAAQMXHXQXJK',
  ],
  free: [
    'QSQMMXQXJQLHKAKLKJQTTMXHJAALXQJXAJKTT',
    'JSTTQXJWQJALAQMXMHKWMQAALJKMHLMKTTXMQJX',
    'SLAJKLJAHWMKAAXQKQKTTXJHXQXXMQJLTTWJXQM',
    'HTTKQAKJXKJSHXXWAMQWLQTTQQAJLJXXMXXAJLM',
    'AAJTTMAASHLHXHLMWQKATTMLKAXQQXXKLJXQMKW',
  ],
  buy: { costX: 53 },
}
