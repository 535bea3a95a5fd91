import{B as e,F as t,G as n,J as r,K as i,L as a,M as o,O as s,P as c,Q as l,V as u,Z as d,_ as f,at as p,c as m,ct as h,ft as g,gt as _,it as v,j as y,nt as b,pt as x,r as S,rt as C,st as w,t as T,u as E,ut as D,w as O,yt as k,z as A}from"./texts.svelte-B1-Gc75j.js";import{n as j,t as M}from"./Picture-D-ti5whm.js";import{r as N}from"./api-BLkstMhy.js";var P={"usa-classic":`# Ledger: usa-classic.md (USA). Every number here is a rule's parameter; no code knows this edition.
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
`},F=Object.keys(P);function I(e){if(e.startsWith(`[`))return[...e.matchAll(/"([^"]*)"/g)].map(e=>e[1]);if(e.startsWith(`{`)){let t=[...e.matchAll(/([\w-]+)\s*=\s*(\d+)/g)];return Object.fromEntries(t.map(e=>[e[1],Number(e[2])]))}return e.startsWith(`"`)?e.slice(1,e.indexOf(`"`,1)):Number.parseInt(e,10)}function L(e){let t={"":{}},n=t[``];for(let r of e.split(`
`)){let e=/^\[([\w.-]+)\]/.exec(r),i=/^([\w-]+)\s*=\s*(.+)$/.exec(r);e?n=t[e[1]]??={}:i&&(n[i[1]]=I(i[2].trim()))}return t}function R(e){let t=P[e];if(t===void 0)return;let n=L(t),r=(e,t,r=0)=>Number(n[e]?.[t]??r),i=e=>n[``][e],a=i(`modules`),o=a.includes(`ticket_mix`),s=o?`ticket_mix`:`tickets`,c=n.tickets?.start??{},l=n.cards,u=Object.values(c).reduce((e,t)=>e+t,0);return{id:e,title:n.title,modules:a,tieBreaks:i(`tie_breaks`),trains:r(`turns`,`trains`,45),threshold:r(`turns`,`threshold`,2),hand:r(`drawing`,`hand`,4),each:l.red,colours:Object.keys(l).length-1,locomotives:l.locomotive,startOffer:o?r(s,`offer`,4):u,startKeep:r(s,`start_keep`,2),startLong:c.long??0,rejects:String(n[s]?.start_rejects??`under`),offer:r(s,`offer`,3),keep:r(s,`keep`,1),longest:r(`longest_path`,`bonus`),globetrotter:r(`globetrotter`,`bonus`),reveal:r(`tunnels`,`reveal`,3),stations:r(`stations`,`supply`,3),unbuilt:r(`stations`,`unbuilt`,4),passengers:r(`passengers`,`each`,10),first:r(`passengers`,`first`,20),second:r(`passengers`,`second`,10)}}var z=(e,t)=>({key:`rulebook-${e}`,values:t}),B=(e,t)=>({...z(e,t),item:!0});function V(e,t,n,r={}){return{id:e,heading:`rulebook-${e}-heading`,pictures:t,lines:n.filter(e=>e!==!1),...r}}function H(e){return 1+Math.max(1,...(e?.routes??[]).map(e=>e.twins.length))}function U(e,t){let{modules:n}=e;return n.includes(`stations`)?z(`special-europe`):n.includes(`passengers`)?z(`special-germany`):e.startOffer>3?z(`special-usa-more`,{count:t?.tickets.length??69,start:e.startOffer}):z(`special-usa`)}function W(e,t){let{startOffer:n,startKeep:r}=e;return V(`setup`,[],[z(`setup-start`,{trains:e.trains,hand:e.hand}),z(`setup-cards`,{each:e.each,colours:e.colours,locomotives:e.locomotives}),t(`passengers`)&&z(`setup-passengers`,{each:e.passengers}),z(t(`ticket_mix`)?`setup-mix`:`setup-tickets`,{offer:n,keep:r}),e.startLong>0&&z(`setup-long`),z(`setup-rejects`,{where:e.rejects})])}function G(e){return V(`turn`,[],[z(`turn`),B(`turn-draw`),B(e(`passengers`)?`turn-claim-passengers`:`turn-claim`),B(`turn-tickets`),e(`stations`)&&B(`turn-station`),z(`turn-pass`)])}function K(e,t){let{first:n,second:r}=e;return V(`score`,t(`longest_path`)?[`longest`]:[],[B(`score-routes`),B(`score-tickets`),t(`stations`)&&B(`score-stations`,{points:e.unbuilt}),t(`longest_path`)&&B(`score-longest`,{points:e.longest}),t(`globetrotter`)&&B(`score-globetrotter`,{points:e.globetrotter}),t(`passengers`)&&B(`score-passengers`,{first:n,second:r})],{ordered:!0})}var q={completed:`ties-completed`,longest:`ties-longest`,"-stations_built":`ties-stations`,passengers_taken:`ties-passengers`};function J(e){let t=e.tieBreaks.map(e=>B(q[e]??`ties-completed`));return V(`ties`,[],[z(`ties`),...t,B(`ties-shared`)],{ordered:!0})}function Y(e,t){let{first:n,second:r}=e;return[t(`ferries`)&&V(`ferry`,[`ferry`],[z(`ferry`)]),t(`tunnels`)&&V(`tunnel`,[`tunnel`],[z(`tunnel-reveal`,{cards:e.reveal}),z(`tunnel-choice`),z(`tunnel-locomotives`)]),t(`stations`)&&V(`station`,[`station`],[z(`station-build`,{supply:e.stations}),z(`station-use`),z(`station-keep`,{points:e.unbuilt})]),t(`passengers`)&&V(`passenger`,[`passengers`],[z(`passenger-take`),z(`passenger-points`,{first:n,second:r})]),t(`countries`)&&V(`country`,[`country`],[z(`country`)])]}function X(e,t){let n=t=>e.modules.includes(t),{offer:r,keep:i}=e;return[V(`goal`,[`ticket`],[z(`goal`)]),W(e,n),G(n),V(`draw`,[`market`],[z(`draw-two`),z(`draw-locomotive`),z(`draw-sweep`),z(`draw-hand`)]),V(`claim`,[`route`,`twins`],[z(`claim-cost`),z(`claim-where`),z(`claim-twins`,{most:H(t)})],{points:!0}),...Y(e,n),V(`ticket`,[],[z(n(`ticket_mix`)?`ticket-mix`:`ticket-draw`,{offer:r,keep:i}),z(`ticket-count`),z(`ticket-secret`)]),V(`end`,[],[z(`end`,{threshold:e.threshold})]),K(e,n),J(e),V(`tips`,[],[B(`tips-long`),B(`tips-same-way`),B(`tips-narrow`)])].filter(e=>e!==!1)}var Z=T(j),Q=u(`<button class="button quiet small"> </button>`),$=u(`<button> </button>`),ee=u(`<button class="button main"> </button>`),te=u(`<button class="button"> </button>`),ne=u(`<p class="actions svelte-7nq0nc"><!> <!></p>`),re=u(`<li><a class="svelte-7nq0nc"> </a></li>`),ie=u(`<li> </li>`),ae=u(`<p> </p>`),oe=u(`<td class="svelte-7nq0nc"> </td>`),se=u(`<td class="points svelte-7nq0nc"> </td>`),ce=u(`<table class="svelte-7nq0nc"><caption class="svelte-7nq0nc"> </caption><tbody><tr><th scope="row" class="svelte-7nq0nc"> </th><!></tr><tr><th scope="row" class="svelte-7nq0nc"> </th><!></tr></tbody></table>`),le=u(`<div class="pictures svelte-7nq0nc"></div>`),ue=u(`<section class="svelte-7nq0nc"><h2 tabindex="-1" class="svelte-7nq0nc"> </h2> <div><div class="words svelte-7nq0nc"><!> <!></div> <!></div></section>`),de=u(`<article class="rules svelte-7nq0nc"><header class="svelte-7nq0nc"><!> <h1 class="svelte-7nq0nc"> </h1> <div class="choice svelte-7nq0nc" role="group"></div> <p class="lead svelte-7nq0nc"> </p> <!></header> <div class="columns svelte-7nq0nc"><nav class="svelte-7nq0nc"><ol class="svelte-7nq0nc"></ol></nav> <div class="sections svelte-7nq0nc"></div></div></article>`);function fe(n,u){x(u,!0);let T=E(u,`scene`,3,null),j=h(null),P=D(()=>R(u.edition)??R(`usa-classic`)),I=D(()=>[T(),r(j)].find(e=>e?.edition===r(P).id)??null),L=D(()=>X(r(P),r(I))),z=D(()=>U(r(P),r(I))),B=e=>R(e).title[m.language]??e;l(()=>{r(I)||N(`GET`,`/api/scenes/${r(P).id}`).then(e=>w(j,e,!0),()=>void 0)});function V(e){let t=[];for(let n of e){let e=n.item===!0,r=t.at(-1);r&&r.list===e&&e?r.lines.push(n):t.push({list:e,lines:[n]})}return t}var H=e(),W=C(H);t(W,()=>Z,null,t=>{var n=de(),l=b(n),h=b(l),g=e=>{var t=Q(),n=v(t);d(e=>a(n,`← ${e??``}`),[()=>S(`rulebook-back`)]),i(`click`,t,function(...e){u.onBack?.apply(this,e)}),A(e,t)};c(h,e=>{u.onBack&&e(g)});var x=p(h,2),w=v(x,!0),T=p(x,2);y(T,20,()=>F,e=>e,(e,t)=>{var n=$();let o;var s=v(n,!0);d(e=>{o=O(n,1,`button small`,null,o,{main:t===r(P).id}),f(n,`aria-pressed`,t===r(P).id),a(s,e)},[()=>B(t)]),i(`click`,n,()=>u.onEdition?.(t)),A(e,n)}),_(T);var E=p(T,2),j=v(E,!0),N=p(E,2),R=e=>{var t=ne(),n=b(t),o=e=>{var t=ee(),n=v(t,!0);d(e=>a(n,e),[()=>S(`rulebook-play`)]),i(`click`,t,()=>u.onPlay(r(P).id)),A(e,t)};c(n,e=>{u.onPlay&&e(o)});var s=p(n,2),l=e=>{var t=te(),n=v(t,!0);d(e=>a(n,e),[()=>S(`rulebook-first-game`)]),i(`click`,t,function(...e){u.onTutorial?.apply(this,e)}),A(e,t)};c(s,e=>{u.onTutorial&&e(l)}),_(t),A(e,t)};c(N,e=>{(u.onPlay||u.onTutorial)&&e(R)}),_(l);var H=p(l,2),U=b(H),W=b(U);y(W,21,()=>r(L),e=>e.id,(e,t)=>{var n=re(),o=b(n),s=v(o,!0);_(n),d(e=>{f(o,`href`,`#rules-${r(t).id??``}`),a(s,e)},[()=>S(r(t).heading)]),i(`click`,o,e=>{e.preventDefault(),document.getElementById(`rules-${r(t).id}`)?.focus()}),A(e,n)}),_(W),_(U);var G=p(U,2);y(G,21,()=>r(L),e=>e.id,(t,n)=>{var i=ue(),l=b(i),u=v(l,!0),m=p(l,2);let h;var g=b(m),x=b(g);y(x,17,()=>V(r(n).lines),o,(t,i)=>{var o=e(),l=C(o),u=t=>{var o=e(),c=C(o);s(c,()=>r(n).ordered?`ol`:`ul`,!1,(t,n)=>{O(t,0,`svelte-7nq0nc`);var o=e(),s=C(o);y(s,17,()=>r(i).lines,e=>e.key,(e,t)=>{var n=ie(),i=v(n,!0);d(e=>a(i,e),[()=>S(r(t).key,r(t).values)]),A(e,n)}),A(n,o)}),A(t,o)},f=t=>{var n=e(),o=C(n);y(o,17,()=>r(i).lines,e=>e.key,(e,t)=>{var n=ae(),i=v(n,!0);d(e=>a(i,e),[()=>S(r(t).key,r(t).values)]),A(e,n)}),A(t,n)};c(l,e=>{r(i).list?e(u):e(f,-1)}),A(t,o)});var w=p(x,2),T=e=>{var t=ce(),n=b(t),i=v(n,!0),o=p(n),s=b(o),c=b(s),l=v(c,!0),u=p(c);y(u,16,()=>Object.keys(r(I).route_points),e=>e,(e,t)=>{var n=oe(),r=v(n,!0);d(()=>a(r,t)),A(e,n)}),_(s);var f=p(s),m=b(f),h=v(m,!0),g=p(m);y(g,17,()=>Object.entries(r(I).route_points),([e,t])=>e,(e,t)=>{var n=D(()=>k(r(t),2));let i=()=>r(n)[1];var o=se(),s=v(o,!0);d(()=>a(s,i())),A(e,o)}),_(f),_(o),_(t),d((e,t,n)=>{a(i,e),a(l,t),a(h,n)},[()=>S(`rulebook-claim-points`),()=>S(`rulebook-claim-length`),()=>S(`rulebook-claim-value`)]),A(e,t)};c(w,e=>{r(n).points&&r(I)&&e(T)}),_(g);var E=p(g,2),j=e=>{var t=le();y(t,20,()=>r(n).pictures,e=>e,(e,t)=>{M(e,{get kind(){return t}})}),_(t),A(e,t)};c(E,e=>{r(n).pictures.length&&e(j)}),_(m),_(i),d(e=>{f(i,`aria-labelledby`,`rules-${r(n).id??``}`),f(l,`id`,`rules-${r(n).id??``}`),a(u,e),h=O(m,1,`body svelte-7nq0nc`,null,h,{pictured:r(n).pictures.length>0})},[()=>S(r(n).heading)]),A(t,i)}),_(G),_(H),_(n),d((e,t,r,i)=>{f(n,`lang`,m.language),a(w,e),f(T,`aria-label`,t),a(j,r),f(U,`aria-label`,i)},[()=>S(`rulebook-heading`),()=>S(`rulebook-choose`),()=>S(r(z).key,r(z).values),()=>S(`rulebook-contents`)]),A(t,n)}),A(n,H),g()}n([`click`]);export{fe as default};