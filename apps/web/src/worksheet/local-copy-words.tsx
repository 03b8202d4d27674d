/** Text of the banner on a worksheet that this browser had kept. */
export default function LocalCopyWords() {
  return (
    <>
      The server cannot be reached. This is the worksheet as this browser last had it: what you change is kept
      here, and sent once the server answers. Sharing, comments, revisions and PDFs have to wait until then.
    </>
  )
}
