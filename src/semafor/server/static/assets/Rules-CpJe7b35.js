import{B as e,F as t,G as n,J as r,K as i,L as a,M as o,O as s,P as c,Q as l,V as u,Z as d,_ as f,at as p,c as m,ct as h,ft as g,gt as _,it as v,j as y,nt as b,pt as x,r as S,rt as C,st as w,t as T,u as E,ut as D,w as O,yt as k,z as A}from"./texts.svelte-xYWFgi0H.js";import{n as j,t as M}from"./Picture-DeNg4LH4.js";import{r as N}from"./api-BLkstMhy.js";var P={"usa-classic":`# Ledger: usa-classic.md (USA). Every number here is a rule's parameter; no code knows this edition.
stage = "complete"
map = "usa.json"
rules_version = 1
modules = ["turns", "drawing", "claiming", "tickets", "scoring", "longest_path"]
decks = ["tickets"]
tie_breaks = ["completed", "longest"]           # USA-TIE-1, then shared (USA-TIE-2)
seat_colours = ["blue", "red", "green", "yellow", "black"]

[title]
en = "USA, classic"
pl = "USA, klasyczna"

[cards]                                         # COM-SETUP-5
purple = 12
blue = 12
orange = 12
white = 12
green = 12
yellow = 12
black = 12
red = 12
locomotive = 14

[turns]
trains = 45
threshold = 2                                   # USA-END-1

[tickets]
start = { tickets = 3 }                         # USA-SETUP-4
start_keep = 2                                  # USA-SETUP-5
start_rejects = "under"                         # USA-SETUP-6
offer = 3                                       # USA-TICK-1
keep = 1

[longest_path]
bonus = 10                                      # USA-LONG-1

# Optional decks (\`options = {"tickets": "1910"}\`): which list of the map, which tags or cities.
[variants.1910]
list = "tickets_full_deck"
tags = ["1910"]

[variants.mega]
list = "tickets_full_deck"

[variants.big-cities]
list = "tickets_full_deck"
cities = ["chicago", "dallas", "houston", "los_angeles", "miami", "new_york", "seattle"]
`,"usa-refreshed":`# Ledger: usa-refreshed.md (REF). Differs from the classic edition in tickets and end threshold only.
stage = "complete"
map = "usa.json"
ticket_list = "tickets_full_deck"               # REF-COMP-4, UNC-6
rules_version = 1
modules = ["turns", "drawing", "claiming", "tickets", "scoring", "longest_path"]
decks = ["tickets"]
tie_breaks = ["completed", "longest"]           # REF-TIE-1
seat_colours = ["red", "green", "blue", "yellow", "black"]

[title]
en = "USA, refreshed"
pl = "USA, odświeżona"

[cards]
purple = 12
blue = 12
orange = 12
white = 12
green = 12
yellow = 12
black = 12
red = 12
locomotive = 14

[turns]
trains = 45
threshold = 3                                   # REF-END-1

[tickets]
start = { tickets = 4 }                         # REF-SETUP-5
start_keep = 2                                  # REF-SETUP-6
start_rejects = "under"                         # REF-SETUP-7
offer = 3                                       # REF-TICK-1
keep = 1

[longest_path]
bonus = 10                                      # REF-LONG-1
`,europe:`# Ledger: europe.md (EUR).
stage = "complete"
map = "europe.json"
rules_version = 1
modules = ["turns", "drawing", "claiming", "tickets", "scoring", "ferries", "tunnels", "stations", "longest_path"]
decks = ["regular", "long"]
tie_breaks = ["completed", "-stations_built", "longest"]  # EUR-TIE-1
seat_colours = ["yellow", "blue", "black", "red", "green"]

[title]
en = "Europe"
pl = "Europa"

[cards]
purple = 12
blue = 12
orange = 12
white = 12
green = 12
yellow = 12
black = 12
red = 12
locomotive = 14

[turns]
trains = 45
threshold = 2                                   # EUR-END-1

[tickets]
start = { long = 1, regular = 3 }               # EUR-SETUP-4, 6
start_keep = 2                                  # EUR-SETUP-7
start_rejects = "box"                           # EUR-SETUP-9
second_deck = "box"                             # EUR-SETUP-5
offer = 3                                       # EUR-TICK-1
keep = 1

[tunnels]
reveal = 3                                      # EUR-TUNNEL-3

[stations]
supply = 3                                      # EUR-STAT-1
unbuilt = 4                                     # EUR-STAT-11

[longest_path]
bonus = 10                                      # EUR-LONG-2
`,germany:`# Ledger: germany.md (GER).
stage = "complete"
map = "germany.json"
rules_version = 1
modules = ["turns", "drawing", "claiming", "tickets", "ticket_mix", "scoring", "countries", "passengers", "globetrotter"]
decks = ["short", "long"]
tie_breaks = ["completed", "passengers_taken"]  # GER-TIE-1
seat_colours = ["white", "red", "purple", "yellow", "black"]

[title]
en = "Germany"
pl = "Niemcy"

[cards]
purple = 12
blue = 12
orange = 12
white = 12
green = 12
yellow = 12
black = 12
red = 12
locomotive = 14

[turns]
trains = 45
threshold = 2                                   # GER-END-1

[tickets]
action = 0                                      # the mix of two decks takes its place
most = 4

[ticket_mix]
offer = 4                                       # GER-TICK-1
keep = 1                                        # GER-TICK-3
start_keep = 2                                  # GER-SETUP-8
start_rejects = "shuffle"                       # GER-SETUP-9

[passengers]
each = 10                                       # GER-COMP-3
first = 20                                      # GER-MAJ-1
second = 10

[globetrotter]
bonus = 15                                      # GER-GLOBE-1
`,legends:`# Ledger: legends.md (LEG), the single game; events are our own (campaign/events.md, E01 to E07).
stage = "complete"
map = "legends.json"
regions = ["east"]                              # LEG-COMP-1: the starting board
rules_version = 1
modules = ["turns", "drawing", "claiming", "tickets", "dollars", "scoring", "newspapers", "companies", "large_cities", "events", "caboose", "changing_costs"]
decks = ["tickets"]
tie_breaks = ["completed", "turn_order"]        # LEG-WIN-5
seat_colours = ["blue", "red", "green", "yellow", "black"]

[title]
en = "Legends"
pl = "Legendy"

[cards]                                         # LEG-COMP-3, 4
black = 12
blue = 12
white = 12
green = 12
yellow = 12
red = 12
locomotive = 12
newspaper = 6

[turns]
trains = 20                                     # LEG-SETUP-14
threshold = 2                                   # LEG-END-1

[drawing]
blocked_at = 8                                  # LEG-DRAW-8

[claiming]
single_strand_most = 2                          # LEG-MULTI-2, 3

[tickets]
start = { tickets = 4 }                         # LEG-SETUP-9
start_keep = 2                                  # LEG-SETUP-10
start_rejects = "under"
start_short = "share"                           # LEG-SETUP-11
offer = 3                                       # LEG-TICK-1
keep = 1

[scoring]
routes = 0                                      # LEG-TURN-3

[dollars]
start_dollars = 5                               # LEG-SETUP-4
unused_trains = [16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2] # LEG-WIN-2

[newspapers]                                    # LEG-SETUP-5
with_2 = 6
with_3 = 4
with_4 = 3
with_5 = 3

[companies]
colours = "blue,red,green,yellow,black"         # LEG-COMP-5, LEG-EDGE-18
bonus = 2                                       # LEG-EDGE-17

[events]
cards = [
  { id = "E01", kind = "lightning", do = [{ op = "gain_dollars", who = "all", n = "T+1" }] },
  { id = "E02", kind = "continuous", do = [{ op = "cost_modifier", sel = { len_min = 3 }, cards = -1 }] },
  { id = "E03", kind = "continuous", do = [{ op = "cost_modifier", sel = { colour = "grey", len_max = 3 }, cards = 1 }] },
  { id = "E04", kind = "continuous", do = [{ op = "claim_bonus", sel = { large = true }, dollars = 1 }] },
  { id = "E05", kind = "lightning", do = [{ op = "discard_cards", who = "all", n = 2, hand_over = 7 }] },
  { id = "E06", kind = "continuous", do = [{ op = "loco_free" }] },
  { id = "E07", kind = "lightning", do = [{ op = "gain_dollars", who = "poorest", n = "2T+1" }] },
]
`},ee=Object.keys(P);function F(e){if(e.startsWith(`[`)){let t=[...e.matchAll(/"([^"]*)"/g)].map(e=>e[1]);return t.length?t:[...e.slice(0,e.indexOf(`]`)).matchAll(/\d+/g)].map(e=>Number(e[0]))}if(e.startsWith(`{`)){let t=[...e.matchAll(/([\w-]+)\s*=\s*(\d+)/g)];return Object.fromEntries(t.map(e=>[e[1],Number(e[2])]))}return e.startsWith(`"`)?e.slice(1,e.indexOf(`"`,1)):Number.parseInt(e,10)}function I(e){let t={"":{}},n=t[``];for(let r of e.split(`
`)){let e=/^\[([\w.-]+)\]/.exec(r),i=/^([\w-]+)\s*=\s*(.+)$/.exec(r);e?n=t[e[1]]??={}:i&&(n[i[1]]=F(i[2].trim()))}return t}function L(e){let t=P[e];if(t===void 0)return;let n=I(t),r=(e,t,r=0)=>Number(n[e]?.[t]??r),i=e=>n[``][e],a=i(`modules`),o=a.includes(`ticket_mix`),s=o?`ticket_mix`:`tickets`,c=n.tickets?.start??{},l=n.cards,u=Object.values(c).reduce((e,t)=>e+t,0);return{id:e,title:n.title,modules:a,tieBreaks:i(`tie_breaks`),trains:r(`turns`,`trains`,45),threshold:r(`turns`,`threshold`,2),hand:r(`drawing`,`hand`,4),each:l.red,colours:Object.keys(l).filter(e=>e!==`locomotive`&&e!==`newspaper`).length,locomotives:l.locomotive,startOffer:o?r(s,`offer`,4):u,startKeep:r(s,`start_keep`,2),startLong:c.long??0,rejects:String(n[s]?.start_rejects??`under`),offer:r(s,`offer`,3),keep:r(s,`keep`,1),longest:r(`longest_path`,`bonus`),globetrotter:r(`globetrotter`,`bonus`),reveal:r(`tunnels`,`reveal`,3),stations:r(`stations`,`supply`,3),unbuilt:r(`stations`,`unbuilt`,4),passengers:r(`passengers`,`each`,10),first:r(`passengers`,`first`,20),second:r(`passengers`,`second`,10),dollars:r(`dollars`,`start_dollars`,5),unused:n.dollars?.unused_trains??[],bonus:r(`companies`,`bonus`,2),blocked:r(`drawing`,`blocked_at`),newspapers:[r(`newspapers`,`with_2`),r(`newspapers`,`with_3`),r(`newspapers`,`with_4`)],events:a.includes(`events`)?[...t.matchAll(/\{ id = "(\w+)"/g)].map(e=>e[1]):[]}}var R=(e,t)=>({key:`rulebook-${e}`,values:t}),z=(e,t)=>({...R(e,t),item:!0});function B(e,t,n,r={}){return{id:e,heading:`rulebook-${e}-heading`,pictures:t,lines:n.filter(e=>e!==!1),...r}}function V(e){return 1+Math.max(1,...(e?.routes??[]).map(e=>e.twins.length))}function H(e,t){let{modules:n}=e;return n.includes(`stations`)?R(`special-europe`):n.includes(`passengers`)?R(`special-germany`):n.includes(`events`)?R(`special-legends`):e.startOffer>3?R(`special-usa-more`,{count:t?.tickets.length??69,start:e.startOffer}):R(`special-usa`)}function U({newspapers:[e,t,n]}){return{two:e,three:t,four:n}}function W(e,t){let{startOffer:n,startKeep:r}=e;return B(`setup`,[],[R(t(`dollars`)?`setup-start-money`:`setup-start`,{trains:e.trains,hand:e.hand,dollars:e.dollars}),R(`setup-cards`,{each:e.each,colours:e.colours,locomotives:e.locomotives}),t(`newspapers`)&&R(`setup-news`,U(e)),t(`companies`)&&R(`setup-company`),t(`passengers`)&&R(`setup-passengers`,{each:e.passengers}),R(t(`ticket_mix`)?`setup-mix`:`setup-tickets`,{offer:n,keep:r}),e.startLong>0&&R(`setup-long`),R(`setup-rejects`,{where:e.rejects})])}function G(e){return B(`turn`,[],[R(`turn`),z(`turn-draw`),z(e(`passengers`)?`turn-claim-passengers`:`turn-claim`),z(`turn-tickets`),e(`stations`)&&z(`turn-station`),R(`turn-pass`)])}function K(e,t){let{first:n,second:r,unused:i}=e;return B(`score`,t(`longest_path`)?[`longest`]:[],[t(`dollars`)?z(`score-dollars`):z(`score-routes`),t(`dollars`)&&z(`score-trains`,{none:i[0]??0,one:i[1]??0,two:i[2]??0,least:i.length}),z(`score-tickets`),t(`stations`)&&z(`score-stations`,{points:e.unbuilt}),t(`longest_path`)&&z(`score-longest`,{points:e.longest}),t(`globetrotter`)&&z(`score-globetrotter`,{points:e.globetrotter}),t(`passengers`)&&z(`score-passengers`,{first:n,second:r}),t(`dollars`)&&R(`score-floor`)],{ordered:!0})}var q={completed:`ties-completed`,longest:`ties-longest`,"-stations_built":`ties-stations`,passengers_taken:`ties-passengers`,turn_order:`ties-order`};function J(e){let t=e.tieBreaks.map(e=>z(q[e]??`ties-completed`)),n=!e.tieBreaks.includes(`turn_order`)&&z(`ties-shared`);return B(`ties`,[],[R(e.modules.includes(`dollars`)?`ties-money`:`ties`),...t,n],{ordered:!0})}function Y(e,t){let{first:n,second:r}=e;return[t(`ferries`)&&B(`ferry`,[`ferry`],[R(`ferry`)]),t(`tunnels`)&&B(`tunnel`,[`tunnel`],[R(`tunnel-reveal`,{cards:e.reveal}),R(`tunnel-choice`),R(`tunnel-locomotives`)]),t(`stations`)&&B(`station`,[`station`],[R(`station-build`,{supply:e.stations}),R(`station-use`),R(`station-keep`,{points:e.unbuilt})]),t(`passengers`)&&B(`passenger`,[`passengers`],[R(`passenger-take`),R(`passenger-points`,{first:n,second:r})]),t(`countries`)&&B(`country`,[`country`],[R(`country`)]),t(`companies`)&&B(`company`,[],[R(`company`,{bonus:e.bonus})]),t(`large_cities`)&&B(`large`,[],[R(`large`),R(`large-order`)]),t(`newspapers`)&&B(`news`,[],[R(`news`),R(`news-active`),R(`news-shuffle`),R(`news-list`),...e.events.map(e=>({...z(`event-line`),event:e}))])]}function X(e,t){let n=t=>e.modules.includes(t),{offer:r,keep:i}=e;return[B(`goal`,[`ticket`],[R(n(`dollars`)?`goal-money`:`goal`)]),W(e,n),G(n),B(`draw`,[`market`],[R(`draw-two`),R(`draw-locomotive`),R(`draw-sweep`),R(`draw-hand`),e.blocked>0&&R(`draw-blocked`,{most:e.blocked})]),B(`claim`,[`route`,`twins`],[R(`claim-cost`),R(`claim-where`),R(n(`newspapers`)?`claim-twins-all`:`claim-twins`,{most:V(t)})],{points:!n(`dollars`)}),...Y(e,n),B(`ticket`,[],[R(n(`ticket_mix`)?`ticket-mix`:`ticket-draw`,{offer:r,keep:i}),R(`ticket-count`),R(`ticket-secret`)]),B(`end`,[],[R(`end`,{threshold:e.threshold})]),K(e,n),J(e),B(`tips`,[],[z(n(`companies`)?`tips-company`:`tips-long`),n(`dollars`)&&z(`tips-trains`),z(`tips-same-way`),!n(`dollars`)&&z(`tips-narrow`)])].filter(e=>e!==!1)}var Z=T(j),Q=u(`<button class="button quiet small"> </button>`),te=u(`<button> </button>`),ne=u(`<button class="button main"> </button>`),re=u(`<button class="button"> </button>`),ie=u(`<p class="actions svelte-7nq0nc"><!> <!></p>`),ae=u(`<li><a class="svelte-7nq0nc"> </a></li>`),oe=u(`<li> </li>`),se=u(`<p> </p>`),ce=u(`<td class="svelte-7nq0nc"> </td>`),le=u(`<td class="points svelte-7nq0nc"> </td>`),$=u(`<table class="svelte-7nq0nc"><caption class="svelte-7nq0nc"> </caption><tbody><tr><th scope="row" class="svelte-7nq0nc"> </th><!></tr><tr><th scope="row" class="svelte-7nq0nc"> </th><!></tr></tbody></table>`),ue=u(`<div class="pictures svelte-7nq0nc"></div>`),de=u(`<section class="svelte-7nq0nc"><h2 tabindex="-1" class="svelte-7nq0nc"> </h2> <div><div class="words svelte-7nq0nc"><!> <!></div> <!></div></section>`),fe=u(`<article class="rules svelte-7nq0nc"><header class="svelte-7nq0nc"><!> <h1 class="svelte-7nq0nc"> </h1> <div class="choice svelte-7nq0nc" role="group"></div> <p class="lead svelte-7nq0nc"> </p> <!></header> <div class="columns svelte-7nq0nc"><nav class="svelte-7nq0nc"><ol class="svelte-7nq0nc"></ol></nav> <div class="sections svelte-7nq0nc"></div></div></article>`);function pe(n,u){x(u,!0);let T=E(u,`scene`,3,null),j=h(null),P=D(()=>L(u.edition)??L(`usa-classic`)),F=D(()=>[T(),r(j)].find(e=>e?.edition===r(P).id)??null),I=D(()=>X(r(P),r(F))),R=D(()=>H(r(P),r(F))),z=e=>L(e).title[m.language]??e;l(()=>{r(F)||N(`GET`,`/api/scenes/${r(P).id}`).then(e=>w(j,e,!0),()=>void 0)});function B(e){return e.event?S(e.key,{name:S(`event-${e.event}`),text:S(`event-${e.event}-text`)}):S(e.key,e.values)}function V(e){let t=[];for(let n of e){let e=n.item===!0,r=t.at(-1);r&&r.list===e&&e?r.lines.push(n):t.push({list:e,lines:[n]})}return t}var U=e(),W=C(U);t(W,()=>Z,null,t=>{var n=fe(),l=b(n),h=b(l),g=e=>{var t=Q(),n=v(t);d(e=>a(n,`← ${e??``}`),[()=>S(`rulebook-back`)]),i(`click`,t,function(...e){u.onBack?.apply(this,e)}),A(e,t)};c(h,e=>{u.onBack&&e(g)});var x=p(h,2),w=v(x,!0),T=p(x,2);y(T,20,()=>ee,e=>e,(e,t)=>{var n=te();let o;var s=v(n,!0);d(e=>{o=O(n,1,`button small`,null,o,{main:t===r(P).id}),f(n,`aria-pressed`,t===r(P).id),a(s,e)},[()=>z(t)]),i(`click`,n,()=>u.onEdition?.(t)),A(e,n)}),_(T);var E=p(T,2),j=v(E,!0),N=p(E,2),L=e=>{var t=ie(),n=b(t),o=e=>{var t=ne(),n=v(t,!0);d(e=>a(n,e),[()=>S(`rulebook-play`)]),i(`click`,t,()=>u.onPlay(r(P).id)),A(e,t)};c(n,e=>{u.onPlay&&e(o)});var s=p(n,2),l=e=>{var t=re(),n=v(t,!0);d(e=>a(n,e),[()=>S(`rulebook-first-game`)]),i(`click`,t,function(...e){u.onTutorial?.apply(this,e)}),A(e,t)};c(s,e=>{u.onTutorial&&e(l)}),_(t),A(e,t)};c(N,e=>{(u.onPlay||u.onTutorial)&&e(L)}),_(l);var H=p(l,2),U=b(H),W=b(U);y(W,21,()=>r(I),e=>e.id,(e,t)=>{var n=ae(),o=b(n),s=v(o,!0);_(n),d(e=>{f(o,`href`,`#rules-${r(t).id??``}`),a(s,e)},[()=>S(r(t).heading)]),i(`click`,o,e=>{e.preventDefault(),document.getElementById(`rules-${r(t).id}`)?.focus()}),A(e,n)}),_(W),_(U);var G=p(U,2);y(G,21,()=>r(I),e=>e.id,(t,n)=>{var i=de(),l=b(i),u=v(l,!0),m=p(l,2);let h;var g=b(m),x=b(g);y(x,17,()=>V(r(n).lines),o,(t,i)=>{var l=e(),u=C(l),f=t=>{var c=e(),l=C(c);s(l,()=>r(n).ordered?`ol`:`ul`,!1,(t,n)=>{O(t,0,`svelte-7nq0nc`);var s=e(),c=C(s);y(c,17,()=>r(i).lines,o,(e,t)=>{var n=oe(),i=v(n,!0);d(e=>a(i,e),[()=>B(r(t))]),A(e,n)}),A(n,s)}),A(t,c)},p=t=>{var n=e(),o=C(n);y(o,17,()=>r(i).lines,e=>e.key,(e,t)=>{var n=se(),i=v(n,!0);d(e=>a(i,e),[()=>S(r(t).key,r(t).values)]),A(e,n)}),A(t,n)};c(u,e=>{r(i).list?e(f):e(p,-1)}),A(t,l)});var w=p(x,2),T=e=>{var t=$(),n=b(t),i=v(n,!0),o=p(n),s=b(o),c=b(s),l=v(c,!0),u=p(c);y(u,16,()=>Object.keys(r(F).route_points),e=>e,(e,t)=>{var n=ce(),r=v(n,!0);d(()=>a(r,t)),A(e,n)}),_(s);var f=p(s),m=b(f),h=v(m,!0),g=p(m);y(g,17,()=>Object.entries(r(F).route_points),([e,t])=>e,(e,t)=>{var n=D(()=>k(r(t),2));let i=()=>r(n)[1];var o=le(),s=v(o,!0);d(()=>a(s,i())),A(e,o)}),_(f),_(o),_(t),d((e,t,n)=>{a(i,e),a(l,t),a(h,n)},[()=>S(`rulebook-claim-points`),()=>S(`rulebook-claim-length`),()=>S(`rulebook-claim-value`)]),A(e,t)};c(w,e=>{r(n).points&&r(F)&&e(T)}),_(g);var E=p(g,2),j=e=>{var t=ue();y(t,20,()=>r(n).pictures,e=>e,(e,t)=>{M(e,{get kind(){return t}})}),_(t),A(e,t)};c(E,e=>{r(n).pictures.length&&e(j)}),_(m),_(i),d(e=>{f(i,`aria-labelledby`,`rules-${r(n).id??``}`),f(l,`id`,`rules-${r(n).id??``}`),a(u,e),h=O(m,1,`body svelte-7nq0nc`,null,h,{pictured:r(n).pictures.length>0})},[()=>S(r(n).heading)]),A(t,i)}),_(G),_(H),_(n),d((e,t,r,i)=>{f(n,`lang`,m.language),a(w,e),f(T,`aria-label`,t),a(j,r),f(U,`aria-label`,i)},[()=>S(`rulebook-heading`),()=>S(`rulebook-choose`),()=>S(r(R).key,r(R).values),()=>S(`rulebook-contents`)]),A(t,n)}),A(n,U),g()}n([`click`]);export{pe as default};