import{$ as e,A as t,E as n,H as r,I as i,J as a,L as o,N as s,P as c,U as l,V as u,X as d,a as f,at as p,et as m,f as h,ft as g,ht as _,it as v,lt as y,mt as b,ot as x,q as S,st as C,t as w,u as T,ut as E,vt as D,xt as O,y as k,z as A}from"./texts.svelte-2RNDt309.js";import{n as j,t as M}from"./Picture-Utq0Ntqf.js";import{r as N}from"./api-BHoK1-CZ.js";var P={"usa-classic":`# Ledger: usa-classic.md (USA). Every number here is a rule's parameter; no code knows this edition.
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
`)){let e=/^\[([\w.-]+)\]/.exec(r),i=/^([\w-]+)\s*=\s*(.+)$/.exec(r);e?n=t[e[1]]??={}:i&&(n[i[1]]=I(i[2].trim()))}return t}function R(e){let t=P[e];if(t===void 0)return;let n=L(t),r=(e,t,r=0)=>Number(n[e]?.[t]??r),i=e=>n[``][e],a=i(`modules`),o=a.includes(`ticket_mix`),s=o?`ticket_mix`:`tickets`,c=n.tickets?.start??{},l=n.cards,u=Object.values(c).reduce((e,t)=>e+t,0);return{id:e,title:n.title,modules:a,tieBreaks:i(`tie_breaks`),trains:r(`turns`,`trains`,45),threshold:r(`turns`,`threshold`,2),hand:r(`drawing`,`hand`,4),each:l.red,colours:Object.keys(l).filter(e=>e!==`locomotive`&&e!==`newspaper`).length,locomotives:l.locomotive,startOffer:o?r(s,`offer`,4):u,startKeep:r(s,`start_keep`,2),startLong:c.long??0,rejects:String(n[s]?.start_rejects??`under`),offer:r(s,`offer`,3),keep:r(s,`keep`,1),longest:r(`longest_path`,`bonus`),globetrotter:r(`globetrotter`,`bonus`),reveal:r(`tunnels`,`reveal`,3),stations:r(`stations`,`supply`,3),unbuilt:r(`stations`,`unbuilt`,4),passengers:r(`passengers`,`each`,10),first:r(`passengers`,`first`,20),second:r(`passengers`,`second`,10),dollars:r(`dollars`,`start_dollars`,5),unused:n.dollars?.unused_trains??[],bonus:r(`companies`,`bonus`,2),blocked:r(`drawing`,`blocked_at`),newspapers:[r(`newspapers`,`with_2`),r(`newspapers`,`with_3`),r(`newspapers`,`with_4`)],events:a.includes(`events`)?[...t.matchAll(/\{ id = "(\w+)"/g)].map(e=>e[1]):[]}}var z=(e,t)=>({key:`rulebook-${e}`,values:t}),B=(e,t)=>({...z(e,t),item:!0});function V(e,t,n,r={}){return{id:e,heading:`rulebook-${e}-heading`,pictures:t,lines:n.filter(e=>e!==!1),...r}}function H(e){return 1+Math.max(1,...(e?.routes??[]).map(e=>e.twins.length))}function U(e,t){let{modules:n}=e;return n.includes(`stations`)?z(`special-europe`):n.includes(`passengers`)?z(`special-germany`):n.includes(`events`)?z(`special-legends`):e.startOffer>3?z(`special-usa-more`,{count:t?.tickets.length??69,start:e.startOffer}):z(`special-usa`)}function W({newspapers:[e,t,n]}){return{two:e,three:t,four:n}}function G(e,t){let{startOffer:n,startKeep:r}=e;return V(`setup`,[],[z(t(`dollars`)?`setup-start-money`:`setup-start`,{trains:e.trains,hand:e.hand,dollars:e.dollars}),z(`setup-cards`,{each:e.each,colours:e.colours,locomotives:e.locomotives}),t(`newspapers`)&&z(`setup-news`,W(e)),t(`companies`)&&z(`setup-company`),t(`passengers`)&&z(`setup-passengers`,{each:e.passengers}),z(t(`ticket_mix`)?`setup-mix`:`setup-tickets`,{offer:n,keep:r}),e.startLong>0&&z(`setup-long`),z(`setup-rejects`,{where:e.rejects})])}function K(e){return V(`turn`,[],[z(`turn`),B(`turn-draw`),B(e(`passengers`)?`turn-claim-passengers`:`turn-claim`),B(`turn-tickets`),e(`stations`)&&B(`turn-station`),z(`turn-pass`)])}function q(e,t){let{first:n,second:r,unused:i}=e;return V(`score`,t(`longest_path`)?[`longest`]:[],[t(`dollars`)?B(`score-dollars`):B(`score-routes`),t(`dollars`)&&B(`score-trains`,{none:i[0]??0,one:i[1]??0,two:i[2]??0,least:i.length}),B(`score-tickets`),t(`stations`)&&B(`score-stations`,{points:e.unbuilt}),t(`longest_path`)&&B(`score-longest`,{points:e.longest}),t(`globetrotter`)&&B(`score-globetrotter`,{points:e.globetrotter}),t(`passengers`)&&B(`score-passengers`,{first:n,second:r}),t(`dollars`)&&z(`score-floor`)],{ordered:!0})}var J={completed:`ties-completed`,longest:`ties-longest`,"-stations_built":`ties-stations`,passengers_taken:`ties-passengers`,turn_order:`ties-order`};function Y(e){let t=e.tieBreaks.map(e=>B(J[e]??`ties-completed`)),n=!e.tieBreaks.includes(`turn_order`)&&B(`ties-shared`);return V(`ties`,[],[z(e.modules.includes(`dollars`)?`ties-money`:`ties`),...t,n],{ordered:!0})}function X(e,t){let{first:n,second:r}=e;return[t(`ferries`)&&V(`ferry`,[`ferry`],[z(`ferry`)]),t(`tunnels`)&&V(`tunnel`,[`tunnel`],[z(`tunnel-reveal`,{cards:e.reveal}),z(`tunnel-choice`),z(`tunnel-locomotives`)]),t(`stations`)&&V(`station`,[`station`],[z(`station-build`,{supply:e.stations}),z(`station-use`),z(`station-keep`,{points:e.unbuilt})]),t(`passengers`)&&V(`passenger`,[`passengers`],[z(`passenger-take`),z(`passenger-points`,{first:n,second:r})]),t(`countries`)&&V(`country`,[`country`],[z(`country`)]),t(`companies`)&&V(`company`,[],[z(`company`,{bonus:e.bonus})]),t(`large_cities`)&&V(`large`,[],[z(`large`),z(`large-order`)]),t(`newspapers`)&&V(`news`,[],[z(`news`),z(`news-active`),z(`news-shuffle`),z(`news-list`),...e.events.map(e=>({...B(`event-line`),event:e}))])]}function Z(){let e=[`story`,`game`,`slip`,`choices`,`region`].map(e=>B(`campaign-${e}`)),t=[`group`,`tariff`,`postcards`,`end`,`where`].map(e=>z(`campaign-${e}`));return V(`campaign`,[],[z(`campaign`),...e,...t],{ordered:!0})}function Q(e,t){let n=t=>e.modules.includes(t),{offer:r,keep:i}=e;return[V(`goal`,[`ticket`],[z(n(`dollars`)?`goal-money`:`goal`)]),G(e,n),K(n),V(`draw`,[`market`],[z(`draw-two`),z(`draw-locomotive`),z(`draw-sweep`),z(`draw-hand`),e.blocked>0&&z(`draw-blocked`,{most:e.blocked})]),V(`claim`,[`route`,`twins`],[z(`claim-cost`),z(`claim-where`),z(n(`newspapers`)?`claim-twins-all`:`claim-twins`,{most:H(t)})],{points:!n(`dollars`)}),...X(e,n),V(`ticket`,[],[z(n(`ticket_mix`)?`ticket-mix`:`ticket-draw`,{offer:r,keep:i}),z(`ticket-count`),z(`ticket-secret`)]),V(`end`,[],[z(`end`,{threshold:e.threshold})]),q(e,n),Y(e),V(`tips`,[],[B(n(`companies`)?`tips-company`:`tips-long`),n(`dollars`)&&B(`tips-trains`),B(`tips-same-way`),!n(`dollars`)&&B(`tips-narrow`)]),n(`companies`)&&Z()].filter(e=>e!==!1)}var $=w(j),ee=l(`<button class="button quiet small"> </button>`),te=l(`<button> </button>`),ne=l(`<button class="button main"> </button>`),re=l(`<button class="button"> </button>`),ie=l(`<p class="actions svelte-7nq0nc"><!> <!></p>`),ae=l(`<li><a class="svelte-7nq0nc"> </a></li>`),oe=l(`<li> </li>`),se=l(`<p> </p>`),ce=l(`<td class="svelte-7nq0nc"> </td>`),le=l(`<td class="points svelte-7nq0nc"> </td>`),ue=l(`<table class="svelte-7nq0nc"><caption class="svelte-7nq0nc"> </caption><tbody><tr><th scope="row" class="svelte-7nq0nc"> </th><!></tr><tr><th scope="row" class="svelte-7nq0nc"> </th><!></tr></tbody></table>`),de=l(`<div class="pictures svelte-7nq0nc"></div>`),fe=l(`<section class="svelte-7nq0nc"><h2 tabindex="-1" class="svelte-7nq0nc"> </h2> <div><div class="words svelte-7nq0nc"><!> <!></div> <!></div></section>`),pe=l(`<article class="rules svelte-7nq0nc"><header class="svelte-7nq0nc"><!> <h1 class="svelte-7nq0nc"> </h1> <div class="choice svelte-7nq0nc" role="group"></div> <p class="lead svelte-7nq0nc"> </p> <!></header> <div class="columns svelte-7nq0nc"><nav class="svelte-7nq0nc"><ol class="svelte-7nq0nc"></ol></nav> <div class="sections svelte-7nq0nc"></div></div></article>`);function me(l,S){_(S,!0);let w=h(S,`scene`,3,null),j=E(null),P=g(()=>R(S.edition)??R(`usa-classic`)),I=g(()=>[w(),d(j)].find(e=>e?.edition===d(P).id)??null),L=g(()=>Q(d(P),d(I))),z=g(()=>U(d(P),d(I))),B=e=>R(e).title[T.language]??e;m(()=>{d(I)||N(`GET`,`/api/scenes/${d(P).id}`).then(e=>y(j,e,!0),()=>void 0)});function V(e){return e.event?f(e.key,{name:f(`event-${e.event}`),text:f(`event-${e.event}-text`)}):f(e.key,e.values)}function H(e){let t=[];for(let n of e){let e=n.item===!0,r=t.at(-1);r&&r.list===e&&e?r.lines.push(n):t.push({list:e,lines:[n]})}return t}var W=r(),G=p(W);o(G,()=>$,null,o=>{var l=pe(),m=v(l),h=v(m),_=t=>{var n=ee(),r=x(n);e(e=>A(r,`← ${e??``}`),[()=>f(`rulebook-back`)]),a(`click`,n,function(...e){S.onBack?.apply(this,e)}),u(t,n)};i(h,e=>{S.onBack&&e(_)});var y=C(h,2),b=x(y,!0),w=C(y,2);s(w,20,()=>F,e=>e,(t,r)=>{var i=te();let o;var s=x(i,!0);e(e=>{o=n(i,1,`button small`,null,o,{main:r===d(P).id}),k(i,`aria-pressed`,r===d(P).id),A(s,e)},[()=>B(r)]),a(`click`,i,()=>S.onEdition?.(r)),u(t,i)}),D(w);var E=C(w,2),j=x(E,!0),N=C(E,2),R=t=>{var n=ie(),r=v(n),o=t=>{var n=ne(),r=x(n,!0);e(e=>A(r,e),[()=>f(`rulebook-play`)]),a(`click`,n,()=>S.onPlay(d(P).id)),u(t,n)};i(r,e=>{S.onPlay&&e(o)});var s=C(r,2),c=t=>{var n=re(),r=x(n,!0);e(e=>A(r,e),[()=>f(`rulebook-first-game`)]),a(`click`,n,function(...e){S.onTutorial?.apply(this,e)}),u(t,n)};i(s,e=>{S.onTutorial&&e(c)}),D(n),u(t,n)};i(N,e=>{(S.onPlay||S.onTutorial)&&e(R)}),D(m);var U=C(m,2),W=v(U),G=v(W);s(G,21,()=>d(L),e=>e.id,(t,n)=>{var r=ae(),i=v(r),o=x(i,!0);D(r),e(e=>{k(i,`href`,`#rules-${d(n).id??``}`),A(o,e)},[()=>f(d(n).heading)]),a(`click`,i,e=>{e.preventDefault(),document.getElementById(`rules-${d(n).id}`)?.focus()}),u(t,r)}),D(G),D(W);var K=C(W,2);s(K,21,()=>d(L),e=>e.id,(a,o)=>{var l=fe(),m=v(l),h=x(m,!0),_=C(m,2);let y;var b=v(_),S=v(b);s(S,17,()=>H(d(o).lines),c,(a,l)=>{var m=r(),h=p(m),g=i=>{var a=r(),f=p(a);t(f,()=>d(o).ordered?`ol`:`ul`,!1,(t,i)=>{n(t,0,`svelte-7nq0nc`);var a=r(),o=p(a);s(o,17,()=>d(l).lines,c,(t,n)=>{var r=oe(),i=x(r,!0);e(e=>A(i,e),[()=>V(d(n))]),u(t,r)}),u(i,a)}),u(i,a)},_=t=>{var n=r(),i=p(n);s(i,17,()=>d(l).lines,e=>e.key,(t,n)=>{var r=se(),i=x(r,!0);e(e=>A(i,e),[()=>f(d(n).key,d(n).values)]),u(t,r)}),u(t,n)};i(h,e=>{d(l).list?e(g):e(_,-1)}),u(a,m)});var w=C(S,2),T=t=>{var n=ue(),r=v(n),i=x(r,!0),a=C(r),o=v(a),c=v(o),l=x(c,!0),p=C(c);s(p,16,()=>Object.keys(d(I).route_points),e=>e,(t,n)=>{var r=ce(),i=x(r,!0);e(()=>A(i,n)),u(t,r)}),D(o);var m=C(o),h=v(m),_=x(h,!0),y=C(h);s(y,17,()=>Object.entries(d(I).route_points),([e,t])=>e,(t,n)=>{var r=g(()=>O(d(n),2));let i=()=>d(r)[1];var a=le(),o=x(a,!0);e(()=>A(o,i())),u(t,a)}),D(m),D(a),D(n),e((e,t,n)=>{A(i,e),A(l,t),A(_,n)},[()=>f(`rulebook-claim-points`),()=>f(`rulebook-claim-length`),()=>f(`rulebook-claim-value`)]),u(t,n)};i(w,e=>{d(o).points&&d(I)&&e(T)}),D(b);var E=C(b,2),j=e=>{var t=de();s(t,20,()=>d(o).pictures,e=>e,(e,t)=>{M(e,{get kind(){return t}})}),D(t),u(e,t)};i(E,e=>{d(o).pictures.length&&e(j)}),D(_),D(l),e(e=>{k(l,`aria-labelledby`,`rules-${d(o).id??``}`),k(m,`id`,`rules-${d(o).id??``}`),A(h,e),y=n(_,1,`body svelte-7nq0nc`,null,y,{pictured:d(o).pictures.length>0})},[()=>f(d(o).heading)]),u(a,l)}),D(K),D(U),D(l),e((e,t,n,r)=>{k(l,`lang`,T.language),A(b,e),k(w,`aria-label`,t),A(j,n),k(W,`aria-label`,r)},[()=>f(`rulebook-heading`),()=>f(`rulebook-choose`),()=>f(d(z).key,d(z).values),()=>f(`rulebook-contents`)]),u(o,l)}),u(l,W),b()}S([`click`]);export{me as default};