/** The look of the site, in the colours of the product. */
export const STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fdfcf9, #1c1f22);
  --panel: light-dark(#f6f5f0, #24282b);
  --ink: light-dark(#1d2324, #e7e6e1);
  --soft: light-dark(#555d5e, #a9aeab);
  --line: light-dark(#dcd9d0, #3a4043);
  --accent: light-dark(#0a464c, #92d9d6);
  --error: light-dark(#b3261e, #f2938b);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
a { color: var(--accent); }
header { position: sticky; top: 0; z-index: 1; display: flex; gap: 16px; align-items: center; justify-content: space-between; padding: 8px 24px; border-bottom: 1px solid var(--line); background: var(--panel); }
.brand { color: var(--ink); font-weight: 650; text-decoration: none; }
.search { position: relative; width: min(24rem, 55vw); }
.search input { width: 100%; height: 40px; padding: 0 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); color: inherit; font: inherit; }
#found { position: absolute; inset: 44px 0 auto; margin: 0; padding: 0; background: var(--paper); box-shadow: 0 4px 16px rgb(0 0 0 / 20%); list-style: none; }
#nothing { position: absolute; inset: 44px 0 auto; margin: 0; padding: 8px 12px; background: var(--paper); box-shadow: 0 4px 16px rgb(0 0 0 / 20%); }
#nothing:empty { display: none; }
#found a { display: block; padding: 8px 12px; text-decoration: none; }
.columns { display: grid; grid-template-columns: 17rem minmax(0, 46rem); gap: 40px; max-width: 72rem; margin: 0 auto; padding: 24px; }
.menu h2 { margin: 20px 0 4px; color: var(--soft); font-size: 13px; }
.menu ul { margin: 0; padding: 0; list-style: none; font-size: 14px; }
.menu a { display: block; padding: 3px 8px; border-radius: 6px; color: inherit; text-decoration: none; }
.menu a[aria-current] { background: var(--panel); color: var(--accent); font-weight: 600; }
h1 { margin: 0 0 12px; font-size: 28px; line-height: 1.2; }
main h2 { margin: 32px 0 8px; font-size: 19px; }
main h3 { margin: 24px 0 4px; font-size: 16px; }
code { font-size: 0.92em; }
p code, li code, td code { padding: 0 4px; border-radius: 3px; background: var(--panel); }
pre { padding: 12px 16px; border: 1px solid var(--line); border-left: 3px solid var(--line); border-radius: 6px; overflow-x: auto; font-size: 14px; }
pre.example { border-left-color: var(--accent); }
pre .line { display: flex; min-height: 1.6em; gap: 24px; justify-content: space-between; white-space: pre; }
pre b { color: var(--accent); }
pre .error { color: var(--error); }
pre .notice { color: var(--soft); }
.film { margin: 16px 0; }
.film img { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }
.film summary { cursor: pointer; list-style: none; }
.film summary::-webkit-details-marker { display: none; }
.film summary span { display: inline-block; margin: 8px 0; padding: 4px 14px; border: 1px solid var(--accent); border-radius: 6px; color: var(--accent); font-weight: 600; }
.film[open] summary img, .film[open] .play, .film:not([open]) .stop { display: none; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 6px 8px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--soft); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 12px; padding: 0; list-style: none; }
.cards a { display: block; height: 100%; padding: 12px 16px; border: 1px solid var(--line); border-radius: 8px; color: inherit; text-decoration: none; }
.cards a:hover { border-color: var(--accent); }
.cards span { display: block; color: var(--soft); font-size: 14px; }
.steps { display: flex; gap: 16px; justify-content: space-between; margin-top: 40px; padding-top: 16px; border-top: 1px solid var(--line); }
.place { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 0 0 16px; color: var(--soft); font-size: 14px; }
.open { margin-left: auto; padding: 6px 14px; border-radius: 6px; background: var(--accent); color: var(--paper); font-weight: 600; text-decoration: none; }
.sheet p { margin: 8px 0; }
.sheet figure { margin: 16px 0; }
.sheet figure svg { max-width: 100%; height: auto; }
.sheet .formula { margin: 8px 0; overflow-x: auto; }
.sheet .formula math { display: inline math !important; }
.sheet .remarked { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 24px; min-width: 0; }
.sheet .remark, .sheet .notice, .sheet .caption { color: var(--soft); }
.sheet .columns { gap: 0 24px; grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column; grid-template-columns: none; max-width: none; margin: 0; padding: 0; }
.sheet .false, .sheet .error { color: var(--error); }
.sheet .dark, .sheet .on-paper { display: none; }
.wide { overflow-x: auto; }
@media (prefers-color-scheme: dark) {
  .sheet .light { display: none; }
  .sheet .dark { display: block; }
}
@media (max-width: 800px) {
  .sheet .columns { grid-auto-flow: row; }
  .columns { grid-template-columns: minmax(0, 1fr); padding: 16px; }
  .menu { order: 2; }
}
`
