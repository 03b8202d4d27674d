/** Encodings by the bytes of short texts; the bytes are those that iconv writes. */
import { expect, it } from 'vitest'
import { encodingOf } from './encodings.ts'

it.each([
  ['shift_jis', '日付,時刻', '93fa95742c8e9e8d8f'],
  ['shift_jis', '温度,テスト,ﾃｽﾄ', '89b793782c8365835883672cc3bdc4'],
  ['gb18030', '时间,温度', 'cab1bce42ccec2b6c8'],
  ['gb18030', '电压(V),流量', 'b5e7d1b92856292cc1f7c1bf'],
  ['euc-kr', '시간,온도', 'bdc3b0a32cbfc2b5b5'],
  ['big5', '時間,溫度', 'aec9b6a12cb7c5abd7'],
  ['windows-1251', 'Время;Давление', 'c2f0e5ecff3bc4e0e2ebe5ede8e5'],
  ['windows-1252', 'Prüfkraft;Weg µm;T °C', '5072fc666b726166743b57656720b56d3b5420b043'],
  ['windows-1252', 'Größe;m³/h;n°', '4772f6df653b6db32f683b6eb0'],
  ['windows-1252', 'créée;température', '6372e9e9653b74656d70e97261747572652c2056b0'],
  ['utf-8', 'Größe', '4772c3b6c39f65'],
  ['utf-16be', 'ab', '00610062'],
])('%s: %s', (encoding, _, hex) => {
  expect(encodingOf(Uint8Array.from(hex.match(/../g)!, byte => Number.parseInt(byte, 16)))).toBe(encoding)
})
