/** A PDF with a title and lines below it, one character per byte. */
export function pdfOf(title: string, lines: string[]): string {
  const text = [`/F1 18 Tf 60 780 Td ${shown(title)} Tj /F1 11 Tf 0 -16 Td`, ...lines.map((line) => `0 -18 Td ${shown(line)} Tj`)]
  const content = `BT ${text.join('\n')} ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ]
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
}

/** Windows-1252 covers German: Latin-1, and the euro sign at 0x80. */
const shown = (line: string): string => `(${line.replaceAll('€', '\x80').replaceAll(/[\\()]/g, (sign) => `\\${sign}`)})`
