export default function Tutorial() {
  return null
}
