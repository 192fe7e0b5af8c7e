import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const garden1024: ModelData = {
  id: 'garden-1024',
  version: 1,
  name: 'Garden 1024',
  kind: 'ways',
  grid: { reels: 5, rows: 4 },
  betUnits: 50,
  pays: {
    top: { 3: 25, 4: 75, 5: 230 },
    high1: { 3: 25, 4: 55, 5: 165 },
    high2: { 3: 20, 4: 45, 5: 130 },
    high3: { 3: 20, 4: 40, 5: 110 },
    ace: { 3: 15, 4: 25, 5: 75 },
    king: { 3: 15, 4: 25, 5: 65 },
    queen: { 3: 10, 4: 25, 5: 55 },
    jack: { 3: 10, 4: 20, 5: 45 },
    ten: { 3: 10, 4: 20, 5: 45 },
  },
  scatter: { paysX: { 3: 1, 4: 5, 5: 20 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 8, multiplier: 1, retriggerCount: 5 },
  winCapX: 500,
  base: [
    'ALQXQKKQJJXKXKLMXTMTTJHQQAQJASJMHKLALJAXMHAXK',
    'XAMMXSALQAQXJXAQMKXHJJHKJQQLHKAWAJLKKQXTTJTLKM',
    'AKWAQJAXKLMJXMXXJJMXAQMKAKQQTTQKHLXJHHLJTSQAKL',
    'MAMLXKQKMQJWQTXHLLAMQKKHTTJKLHAJAKAJXXQQJSJXAA',
    'HQAWXQSMHMQQLAQXLKJXKJHLKAJKTAKAKMXTTJJMXJQXAL',
  ],
  free: [
    'AJXKJKKLXXKAASQXMJQQJHALKHLTLTTJMAJQXQHMKLXAQM',
    'AQXXMKJQKMSQKQTTLLJQJXWHJJTHAHWLAQAKKTTJLKJAMXAX',
    'QAXKQKHMJKLMKAMQJLJJKLKLQHXAXQXXTTAQWXXHATTJSAMW',
    'KXJMATTAHHLJLQLJALMKWAKKQMJWMXXXQJKAJSQMXXAKTTQQ',
    'AXJKJMHWMKAHQKHJLXJXXXQQXWJTTKMJAJALQTTKMASLQKQL',
  ],
}
