import{B as e,Ct as t,D as n,F as r,H as i,J as a,L as o,P as s,R as c,U as l,W as u,Y as d,Z as f,_t as p,a as m,b as h,bt as g,ct as _,dt as v,f as y,ft as b,gt as x,j as S,lt as C,mt as w,nt as T,ot as E,st as D,t as O,tt as k,u as A}from"./texts.svelte-wqbllYnv.js";import{n as j,t as M}from"./Picture-Cl-yArVh.js";import{r as N}from"./api-BHoK1-CZ.js";var P={"usa-classic":`# Ledger: usa-classic.md (USA). Every number here is a rule's parameter; no code knows this edition.
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
restored_at = 1270                              # COM-EDGE-3, LEG-EDGE-13: gaps are filled after the large-city card

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
`},F=Object.keys(P);function I(e){if(e.startsWith(`[`)){let t=[...e.matchAll(/"([^"]*)"/g)].map(e=>e[1]);return t.length?t:[...e.slice(0,e.indexOf(`]`)).matchAll(/\d+/g)].map(e=>Number(e[0]))}if(e.startsWith(`{`)){let t=[...e.matchAll(/([\w-]+)\s*=\s*(\d+)/g)];return Object.fromEntries(t.map(e=>[e[1],Number(e[2])]))}return e.startsWith(`"`)?e.slice(1,e.indexOf(`"`,1)):Number.parseInt(e,10)}function L(e){let t={"":{}},n=t[``];for(let r of e.split(`
`)){let e=/^\[([\w.-]+)\]/.exec(r),i=/^([\w-]+)\s*=\s*(.+)$/.exec(r);e?n=t[e[1]]??={}:i&&(n[i[1]]=I(i[2].trim()))}return t}function R(e){let t=P[e];if(t===void 0)return;let n=L(t),r=(e,t,r=0)=>Number(n[e]?.[t]??r),i=e=>n[``][e],a=i(`modules`),o=a.includes(`ticket_mix`),s=o?`ticket_mix`:`tickets`,c=n.tickets?.start??{},l=n.cards,u=Object.values(c).reduce((e,t)=>e+t,0);return{id:e,title:n.title,modules:a,tieBreaks:i(`tie_breaks`),trains:r(`turns`,`trains`,45),threshold:r(`turns`,`threshold`,2),hand:r(`drawing`,`hand`,4),each:l.red,colours:Object.keys(l).filter(e=>e!==`locomotive`&&e!==`newspaper`).length,locomotives:l.locomotive,startOffer:o?r(s,`offer`,4):u,startKeep:r(s,`start_keep`,2),startLong:c.long??0,rejects:String(n[s]?.start_rejects??`under`),offer:r(s,`offer`,3),keep:r(s,`keep`,1),longest:r(`longest_path`,`bonus`),globetrotter:r(`globetrotter`,`bonus`),reveal:r(`tunnels`,`reveal`,3),stations:r(`stations`,`supply`,3),unbuilt:r(`stations`,`unbuilt`,4),passengers:r(`passengers`,`each`,10),first:r(`passengers`,`first`,20),second:r(`passengers`,`second`,10),dollars:r(`dollars`,`start_dollars`,5),unused:n.dollars?.unused_trains??[],bonus:r(`companies`,`bonus`,2),blocked:r(`drawing`,`blocked_at`),newspapers:[r(`newspapers`,`with_2`),r(`newspapers`,`with_3`),r(`newspapers`,`with_4`)],events:a.includes(`events`)?[...t.matchAll(/\{ id = "(\w+)"/g)].map(e=>e[1]):[]}}var z=(e,t)=>({key:`rulebook-${e}`,values:t}),B=(e,t)=>({...z(e,t),item:!0});function V(e,t,n,r={}){return{id:e,heading:`rulebook-${e}-heading`,pictures:t,lines:n.filter(e=>e!==!1),...r}}function H(e){return 1+Math.max(1,...(e?.routes??[]).map(e=>e.twins.length))}function U(e,t){let{modules:n}=e;return n.includes(`stations`)?z(`special-europe`):n.includes(`passengers`)?z(`special-germany`):n.includes(`events`)?z(`special-legends`):e.startOffer>3?z(`special-usa-more`,{count:t?.tickets.length??69,start:e.startOffer}):z(`special-usa`)}function W({newspapers:[e,t,n]}){return{two:e,three:t,four:n}}function G(e,t){let{startOffer:n,startKeep:r}=e;return V(`setup`,[],[z(t(`dollars`)?`setup-start-money`:`setup-start`,{trains:e.trains,hand:e.hand,dollars:e.dollars}),z(`setup-cards`,{each:e.each,colours:e.colours,locomotives:e.locomotives}),t(`newspapers`)&&z(`setup-news`,W(e)),t(`companies`)&&z(`setup-company`),t(`passengers`)&&z(`setup-passengers`,{each:e.passengers}),z(t(`ticket_mix`)?`setup-mix`:`setup-tickets`,{offer:n,keep:r}),e.startLong>0&&z(`setup-long`),z(`setup-rejects`,{where:e.rejects})])}function K(e){return V(`turn`,[],[z(`turn`),B(`turn-draw`),B(e(`passengers`)?`turn-claim-passengers`:`turn-claim`),B(`turn-tickets`),e(`stations`)&&B(`turn-station`),z(`turn-pass`)])}function q(e,t){let{first:n,second:r,unused:i}=e;return V(`score`,t(`longest_path`)?[`longest`]:[],[t(`dollars`)?B(`score-dollars`):B(`score-routes`),t(`dollars`)&&B(`score-trains`,{none:i[0]??0,one:i[1]??0,two:i[2]??0,least:i.length}),B(`score-tickets`),t(`stations`)&&B(`score-stations`,{points:e.unbuilt}),t(`longest_path`)&&B(`score-longest`,{points:e.longest}),t(`globetrotter`)&&B(`score-globetrotter`,{points:e.globetrotter}),t(`passengers`)&&B(`score-passengers`,{first:n,second:r}),t(`dollars`)&&z(`score-floor`)],{ordered:!0})}var J={completed:`ties-completed`,longest:`ties-longest`,"-stations_built":`ties-stations`,passengers_taken:`ties-passengers`,turn_order:`ties-order`};function Y(e){let t=e.tieBreaks.map(e=>B(J[e]??`ties-completed`)),n=!e.tieBreaks.includes(`turn_order`)&&B(`ties-shared`);return V(`ties`,[],[z(e.modules.includes(`dollars`)?`ties-money`:`ties`),...t,n],{ordered:!0})}function X(e,t){let{first:n,second:r}=e;return[t(`ferries`)&&V(`ferry`,[`ferry`],[z(`ferry`)]),t(`tunnels`)&&V(`tunnel`,[`tunnel`],[z(`tunnel-reveal`,{cards:e.reveal}),z(`tunnel-choice`),z(`tunnel-locomotives`)]),t(`stations`)&&V(`station`,[`station`],[z(`station-build`,{supply:e.stations}),z(`station-use`),z(`station-keep`,{points:e.unbuilt})]),t(`passengers`)&&V(`passenger`,[`passengers`],[z(`passenger-take`),z(`passenger-points`,{first:n,second:r})]),t(`countries`)&&V(`country`,[`country`],[z(`country`)]),t(`companies`)&&V(`company`,[],[z(`company`,{bonus:e.bonus})]),t(`large_cities`)&&V(`large`,[],[z(`large`),z(`large-order`)]),t(`newspapers`)&&V(`news`,[],[z(`news`),z(`news-active`),z(`news-shuffle`),z(`news-list`),...e.events.map(e=>({...B(`event-line`),event:e}))])]}function Z(){let e=[`story`,`game`,`slip`,`choices`,`region`].map(e=>B(`campaign-${e}`)),t=[`group`,`tariff`,`postcards`,`end`,`where`].map(e=>z(`campaign-${e}`));return V(`campaign`,[],[z(`campaign`),...e,...t],{ordered:!0})}function Q(e,t){let n=t=>e.modules.includes(t),{offer:r,keep:i}=e;return[V(`goal`,[`ticket`],[z(n(`dollars`)?`goal-money`:`goal`)]),G(e,n),K(n),V(`draw`,[`market`],[z(`draw-two`),z(`draw-locomotive`),z(`draw-sweep`),z(`draw-hand`),e.blocked>0&&z(`draw-blocked`,{most:e.blocked})]),V(`claim`,[`route`,`twins`],[z(`claim-cost`),z(`claim-where`),z(n(`newspapers`)?`claim-twins-all`:`claim-twins`,{most:H(t)})],{points:!n(`dollars`)}),...X(e,n),V(`ticket`,[],[z(n(`ticket_mix`)?`ticket-mix`:`ticket-draw`,{offer:r,keep:i}),z(`ticket-count`),z(`ticket-secret`)]),V(`end`,[],[z(`end`,{threshold:e.threshold})]),q(e,n),Y(e),V(`tips`,[],[B(n(`companies`)?`tips-company`:`tips-long`),n(`dollars`)&&B(`tips-trains`),B(`tips-same-way`),!n(`dollars`)&&B(`tips-narrow`)]),n(`companies`)&&Z()].filter(e=>e!==!1)}var $=O(j),ee=u(`<button class="button quiet small"> </button>`),te=u(`<button> </button>`),ne=u(`<button class="button main"> </button>`),re=u(`<button class="button"> </button>`),ie=u(`<p class="actions svelte-7nq0nc"><!> <!></p>`),ae=u(`<li><a class="svelte-7nq0nc"> </a></li>`),oe=u(`<li> </li>`),se=u(`<p> </p>`),ce=u(`<td class="svelte-7nq0nc"> </td>`),le=u(`<td class="points svelte-7nq0nc"> </td>`),ue=u(`<table class="svelte-7nq0nc"><caption class="svelte-7nq0nc"> </caption><tbody><tr><th scope="row" class="svelte-7nq0nc"> </th><!></tr><tr><th scope="row" class="svelte-7nq0nc"> </th><!></tr></tbody></table>`),de=u(`<div class="pictures svelte-7nq0nc"></div>`),fe=u(`<section class="svelte-7nq0nc"><h2 tabindex="-1" class="svelte-7nq0nc"> </h2> <div><div class="words svelte-7nq0nc"><!> <!></div> <!></div></section>`),pe=u(`<article class="rules svelte-7nq0nc"><header class="svelte-7nq0nc"><!> <h1 class="svelte-7nq0nc"> </h1> <div class="choice svelte-7nq0nc" role="group"></div> <p class="lead svelte-7nq0nc"> </p> <!></header> <div class="columns svelte-7nq0nc"><nav class="svelte-7nq0nc"><ol class="svelte-7nq0nc"></ol></nav> <div class="sections svelte-7nq0nc"></div></div></article>`);function me(a,u){p(u,!0);let O=y(u,`scene`,3,null),j=b(null),P=w(()=>R(u.edition)??R(`usa-classic`)),I=w(()=>[O(),f(j)].find(e=>e?.edition===f(P).id)??null),L=w(()=>Q(f(P),f(I))),z=w(()=>U(f(P),f(I))),B=e=>R(e).title[A.language]??e;T(()=>{f(I)||N(`GET`,`/api/scenes/${f(P).id}`).then(e=>v(j,e,!0),()=>void 0)});function V(e){return e.event?m(e.key,{name:m(`event-${e.event}`),text:m(`event-${e.event}-text`)}):m(e.key,e.values)}function H(e){let t=[];for(let n of e){let e=n.item===!0,r=t.at(-1);r&&r.list===e&&e?r.lines.push(n):t.push({list:e,lines:[n]})}return t}var W=l(),G=D(W);c(G,()=>$,null,a=>{var c=pe(),p=E(c),v=E(p),y=t=>{var n=ee(),r=_(n);k(t=>e(r,`← ${t??``}`),[()=>m(`rulebook-back`)]),d(`click`,n,function(...e){u.onBack?.apply(this,e)}),i(t,n)};o(v,e=>{u.onBack&&e(y)});var b=C(v,2),x=_(b,!0),T=C(b,2);s(T,20,()=>F,e=>e,(t,r)=>{var a=te();let o;var s=_(a,!0);k(t=>{o=n(a,1,`button small`,null,o,{main:r===f(P).id}),h(a,`aria-pressed`,r===f(P).id),e(s,t)},[()=>B(r)]),d(`click`,a,()=>u.onEdition?.(r)),i(t,a)}),g(T);var O=C(T,2),j=_(O,!0),N=C(O,2),R=t=>{var n=ie(),r=E(n),a=t=>{var n=ne(),r=_(n,!0);k(t=>e(r,t),[()=>m(`rulebook-play`)]),d(`click`,n,()=>u.onPlay(f(P).id)),i(t,n)};o(r,e=>{u.onPlay&&e(a)});var s=C(r,2),c=t=>{var n=re(),r=_(n,!0);k(t=>e(r,t),[()=>m(`rulebook-first-game`)]),d(`click`,n,function(...e){u.onTutorial?.apply(this,e)}),i(t,n)};o(s,e=>{u.onTutorial&&e(c)}),g(n),i(t,n)};o(N,e=>{(u.onPlay||u.onTutorial)&&e(R)}),g(p);var U=C(p,2),W=E(U),G=E(W);s(G,21,()=>f(L),e=>e.id,(t,n)=>{var r=ae(),a=E(r),o=_(a,!0);g(r),k(t=>{h(a,`href`,`#rules-${f(n).id??``}`),e(o,t)},[()=>m(f(n).heading)]),d(`click`,a,e=>{e.preventDefault(),document.getElementById(`rules-${f(n).id}`)?.focus()}),i(t,r)}),g(G),g(W);var K=C(W,2);s(K,21,()=>f(L),e=>e.id,(a,c)=>{var u=fe(),d=E(u),p=_(d,!0),v=C(d,2);let y;var b=E(v),x=E(b);s(x,17,()=>H(f(c).lines),r,(t,a)=>{var u=l(),d=D(u),p=t=>{var o=l(),u=D(o);S(u,()=>f(c).ordered?`ol`:`ul`,!1,(t,o)=>{n(t,0,`svelte-7nq0nc`);var c=l(),u=D(c);s(u,17,()=>f(a).lines,r,(t,n)=>{var r=oe(),a=_(r,!0);k(t=>e(a,t),[()=>V(f(n))]),i(t,r)}),i(o,c)}),i(t,o)},h=t=>{var n=l(),r=D(n);s(r,17,()=>f(a).lines,e=>e.key,(t,n)=>{var r=se(),a=_(r,!0);k(t=>e(a,t),[()=>m(f(n).key,f(n).values)]),i(t,r)}),i(t,n)};o(d,e=>{f(a).list?e(p):e(h,-1)}),i(t,u)});var T=C(x,2),O=n=>{var r=ue(),a=E(r),o=_(a,!0),c=C(a),l=E(c),u=E(l),d=_(u,!0),p=C(u);s(p,16,()=>Object.keys(f(I).route_points),e=>e,(t,n)=>{var r=ce(),a=_(r,!0);k(()=>e(a,n)),i(t,r)}),g(l);var h=C(l),v=E(h),y=_(v,!0),b=C(v);s(b,17,()=>Object.entries(f(I).route_points),([e,t])=>e,(n,r)=>{var a=w(()=>t(f(r),2));let o=()=>f(a)[1];var s=le(),c=_(s,!0);k(()=>e(c,o())),i(n,s)}),g(h),g(c),g(r),k((t,n,r)=>{e(o,t),e(d,n),e(y,r)},[()=>m(`rulebook-claim-points`),()=>m(`rulebook-claim-length`),()=>m(`rulebook-claim-value`)]),i(n,r)};o(T,e=>{f(c).points&&f(I)&&e(O)}),g(b);var A=C(b,2),j=e=>{var t=de();s(t,20,()=>f(c).pictures,e=>e,(e,t)=>{M(e,{get kind(){return t}})}),g(t),i(e,t)};o(A,e=>{f(c).pictures.length&&e(j)}),g(v),g(u),k(t=>{h(u,`aria-labelledby`,`rules-${f(c).id??``}`),h(d,`id`,`rules-${f(c).id??``}`),e(p,t),y=n(v,1,`body svelte-7nq0nc`,null,y,{pictured:f(c).pictures.length>0})},[()=>m(f(c).heading)]),i(a,u)}),g(K),g(U),g(c),k((t,n,r,i)=>{h(c,`lang`,A.language),e(x,t),h(T,`aria-label`,n),e(j,r),h(W,`aria-label`,i)},[()=>m(`rulebook-heading`),()=>m(`rulebook-choose`),()=>m(f(z).key,f(z).values),()=>m(`rulebook-contents`)]),i(a,c)}),i(a,W),x()}a([`click`]);export{me as default};